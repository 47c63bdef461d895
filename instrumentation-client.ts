/**
 * Runs before anything else in the browser. zod would try whether it may make code from text, which the page's policy does
 * not allow, and the browser would report it. It finds its settings here; its own code comes with the forms.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
