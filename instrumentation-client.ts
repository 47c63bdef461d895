/**
 * Runs before anything else in the browser. Configures zod, which is loaded with the forms, not to probe for `eval`: the page's policy
 * forbids it, and the browser would report the attempt.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
