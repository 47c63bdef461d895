/** Shared by all products of the tests, as the ids of a build's actions depend on it. */
export const SECRET = "o-mesmo-segredo-em-todas-as-maquinas";
