import type { Database } from "./postgres/database";
import { type createSteps, StartError } from "./terminal/steps";
import { type listenForStop, untilAborted } from "./terminal/stop";
import type { WebServer } from "./web-server";

interface Serving {
  server: WebServer;
  database: Pick<Database, "lost">;
  steps: ReturnType<typeof createSteps>;
}

/** Returns after an asked-for stop; throws why the product cannot go on, when its server has ended. */
export async function serve(
  { server, database, steps }: Serving,
  { signal, forced }: ReturnType<typeof listenForStop>,
) {
  const failure = await Promise.race([server.lost, database.lost, untilAborted(signal)]);
  process.stdout.write("\n");
  void forced.then(() => server.kill());
  await steps.step("Servidor encerrado", () => server.stop());
  if (failure instanceof StartError) throw failure;
}
