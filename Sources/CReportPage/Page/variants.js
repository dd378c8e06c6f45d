// The controls that choose the variant of a view.

import { segmented, select } from "./pieces.js";
import { capital, plainName } from "./text.js";

/** @param {App} app @param {Variant} variant @param {(changes: FieldChanges) => void} change */
export const variantTools = (app, variant, change) => {
  const { model } = app;
  const tools = [];
  if (model.themesInUse.length > 1) {
    tools.push(
      select(
        "Theme",
        "theme",
        model.themesInUse.map((theme) => /** @type {const} */ ([theme, plainName(theme)])),
        variant.theme,
        (theme) => change({ theme }),
      ),
    );
  }
  const siblings = model.variants.filter((other) => other.theme === variant.theme);
  for (const axis of model.openAxes) {
    const contexts = axis.contexts.filter((context) => siblings.some((other) => other.contexts[axis.name] === context));
    if (contexts.length < 2) continue;
    const choices = contexts.map((context) => /** @type {const} */ ([context, capital(plainName(context))]));
    /** @param {string} context */
    const use = (context) => change({ [axis.key]: context });
    tools.push(
      contexts.length <= 4
        ? segmented(capital(plainName(axis.name)), "axis-" + axis.key, choices, variant.contexts[axis.name], use)
        : select(capital(plainName(axis.name)), "axis-" + axis.key, choices, variant.contexts[axis.name], use),
    );
  }
  return tools;
};
