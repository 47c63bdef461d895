import { type ConfigData, HtmlValidate } from "html-validate";
import { expect, test } from "./fixtures";
import { addressOf, LISTED, MISSING, UNLISTED } from "./public-pages";

/** The recommended rules, but for what is React's way of writing and not ours. */
const config: ConfigData = {
  root: true,
  elements: ["html5"],
  extends: ["html-validate:recommended"],
  rules: {
    // React writes charSet and srcSet (HTML does not care about case), <br/>, async="" and hidden="".
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's own ids are like _R_1a_.
    "valid-id": ["error", { relaxed: true }],
    // A picture's placeholder is data and differs with each one.
    "no-inline-style": "off",
    // A list, a section or a dialog may have a name; only what has no role may not.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // What keeps a number in one line here is CSS.
    "tel-non-breaking": ["error", { ignoreClasses: ["whitespace-nowrap"] }],
    // As long as the title of an article may be, with the site's name.
    "long-title": ["error", { maxlength: 100 }],
  },
};

test("the HTML of every public page is valid", async ({ request }) => {
  test.setTimeout(90_000);
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
