import { App } from "./app.js";
import { standing } from "./dom.js";
import { readModel } from "./model.js";

const dataElement = standing("legible-data");
/** @type {PageData} */
const pageData = JSON.parse(dataElement.textContent ?? "");
// The text is not needed any more.
dataElement.textContent = "";
const pageModel = readModel(pageData);
new App(pageModel).start();
