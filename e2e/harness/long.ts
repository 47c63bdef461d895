/** Whether this is `npm run test:long`, where what takes its time is tried in full and with inputs that no run had before. */
export const isLong = process.env.NOVA_TEST_LONG === "1";
