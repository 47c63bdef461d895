// Apart from schema.ts, so that browsers do not load zod.

/** 'Tipo de conta': the value of the form's select to its label. Only administrators may enter the dashboard. */
export const USER_TYPES = { true: "Administrador", false: "Voluntário" } as const;
export const userType = (isAdmin: boolean) => USER_TYPES[isAdmin ? "true" : "false"];
