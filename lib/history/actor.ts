import { AsyncLocalStorage } from "node:async_hooks";

/** Who is doing what the code below does. */
export type Actor = { id: string | null; name: string };

/** What happens without a person at the screen: the command line, the seed. */
const SYSTEM_ACTOR: Actor = { id: null, name: "Sistema" };

const acting = new AsyncLocalStorage<Actor>();

/** Runs what an administrator asked for; whatever it changes is recorded under the name. */
export const actingAs = <Result>(actor: Actor, work: () => Result) => acting.run(actor, work);

export const currentActor = () => acting.getStore() ?? SYSTEM_ACTOR;
