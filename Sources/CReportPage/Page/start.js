import { App } from "./app.js";
import { readModel } from "./model.js";

const dataElement = document.getElementById("legible-data");
const pageData = JSON.parse(dataElement.textContent);
// The text is not needed twice.
dataElement.textContent = "";
const pageModel = readModel(pageData);
new App(pageModel).start();
