import { App } from "./app.js";
import { h, standing } from "./dom.js";
import { readModel } from "./model.js";

/** The text that a deflated stream in Base64 contains. @param {string} text @returns {Promise<string>} */
const inflated = (text) => {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).text();
};

/** @param {string} text */
const startWith = (text) => new App(readModel(JSON.parse(text))).start();

const dataElement = standing("legible-data");
const dataText = dataElement.textContent ?? "";
// The text is not needed any more.
dataElement.textContent = "";
if (dataElement.dataset.form !== "deflate") startWith(dataText);
else if ("DecompressionStream" in globalThis) inflated(dataText).then(startWith);
else {
  // Everything that the page says without scripts stays.
  const notice = standing("notice");
  notice.className = "notice";
  notice.append(
    h(
      "div",
      { class: "notice-inner" },
      h("p", null, "This browser cannot open all of the report. One of 2023 or later can."),
    ),
  );
}
