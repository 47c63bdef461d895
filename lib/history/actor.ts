import { AsyncLocalStorage } from "node:async_hooks";

/** The account that changes are recorded under. */
export type Actor = { id: string | null; name: string };

/** For changes without a signed-in account: the command line, the seed. */
const SYSTEM_ACTOR: Actor = { id: null, name: "Sistema" };

const acting = new AsyncLocalStorage<Actor>();

/** Runs `work` with the account as the actor of every change that it records. */
export const actingAs = <Result>(actor: Actor, work: () => Result) => acting.run(actor, work);

export const currentActor = () => acting.getStore() ?? SYSTEM_ACTOR;
