/** The account of an installation that names none: its address receives nothing until somebody exchanges it. */
export const FIRST_ACCOUNT = { name: "Administração Nova", email: "admin@nova.local" };
