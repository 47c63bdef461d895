/** Whether `npm run test:long` is running: full sizes and a new seed. */
export const isLong = process.env.NOVA_TEST_LONG === "1";
