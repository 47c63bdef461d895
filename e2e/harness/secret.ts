/** One for all products of the tests: they share a build, whose actions' ids depend on it. */
export const SECRET = "o-mesmo-segredo-em-todas-as-maquinas";
