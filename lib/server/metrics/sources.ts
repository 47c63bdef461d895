import { type DatabaseState, processState } from "../../process-state";

/** What lives with Next, in whichever thread that is. */
export interface Sources {
  databaseState(): Promise<DatabaseState>;
  /** Whether its event loop turns. */
  responding(): boolean;
  /** Seconds that its event loop has been at work since it began. */
  activeSeconds(): number;
}

/** In Next's thread: as the product reads it, once that has begun. */
export const databaseState = async (): Promise<DatabaseState> =>
  (await processState.readDatabase?.()) ?? { jobs: [], messages: [] };
