import { type ConfigData, HtmlValidate } from "html-validate";
import { expect, test } from "./fixtures";
import { addressOf, LISTED, MISSING, UNLISTED } from "./public-pages";

/** The recommended rules, except for React's way of writing. */
const config: ConfigData = {
  root: true,
  elements: ["html5"],
  extends: ["html-validate:recommended"],
  rules: {
    // React writes charSet and srcSet (HTML is case-insensitive), <br/>, async="" and hidden="".
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's generated ids are like _R_1a_.
    "valid-id": ["error", { relaxed: true }],
    // A picture's placeholder is data that differs for each one.
    "no-inline-style": "off",
    // Lists, sections and dialogs may have a label; only elements without a role may not.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Numbers are kept in one line by CSS.
    "tel-non-breaking": ["error", { ignoreClasses: ["whitespace-nowrap"] }],
    // Maximum length of an article's title with the site's name.
    "long-title": ["error", { maxlength: 100 }],
  },
};

test("the HTML of every public page is valid", async ({ request }) => {
  const validator = new HtmlValidate(config);
  const found: Record<string, string[]> = {};
  for (const page of [...LISTED, ...UNLISTED, ...MISSING]) {
    const html = await (await request.get(await addressOf(request, page))).text();
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      found[page] ??= [];
      found[page].push(`${ruleId}: ${message} (${selector})`);
    }
  }
  expect(found).toEqual({});
});
