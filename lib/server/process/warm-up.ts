import type { Env } from "../../env";
import { isStopping } from "../../process-state";
import { nearHostname } from "./hostname";
import type { NextServer } from "./next-server";

const PAGES = ["/", "/posts"];
/** Times that they are rendered: the first renders take thrice the time of those for which V8 has compiled what they need. */
export const WARM_UPS = 5;

/** Neither the first visitor nor the first one after a save should wait for what the server can do while nobody looks. */
export async function warmUp({ HOSTNAME, PORT }: Env, next: Pick<NextServer, "forget">) {
  const hostname = nearHostname(HOSTNAME);
  const host = hostname.includes(":") ? `[${hostname}]` : hostname;
  for (let time = 1; time <= WARM_UPS && !isStopping(); time++) {
    for (const page of PAGES) {
      await fetch(`http://${host}:${PORT}${page}`)
        .then((response) => response.arrayBuffer())
        .catch(() => {});
    }
    if (time < WARM_UPS) await next.forget();
  }
}
