import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { StartError } from "../../lib/outage/start-error";
import { embeddedUrl } from "../../lib/start/postgres/embedded";
import { administrator } from "../harness/administrator";
import { type Nova, startNova } from "../harness/nova";
import type { SiteSource } from "./page-weight";
import type { ServerUnderLoad } from "./servers";
import { signIn } from "./sign-in";

export interface Product extends ServerUnderLoad {
  dataDir: string;
  databaseUrl: string;
  asVisitor: SiteSource;
  asAdministrator(): Promise<SiteSource>;
  /** Output so far. */
  logs(): string;
  stop(): Promise<void>;
}

/** The product over its production build with the sample data, in a temporary data folder that `stop` removes. */
export async function startProduct(): Promise<Product> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "nova-bench-"));
  const discard = () => rm(dataDir, { recursive: true, force: true });
  const { name, email, password } = administrator;
  // Warm, as with `npm start`; the harness leaves that out for tests.
  const warm = { NOVA_WARM_UP: "" };
  const env = { ...warm, SAMPLE_DATA: "1", ADMIN_NAME: name, ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
  const nova = await startNova({ dataDir, env }).catch(async (error) => {
    await discard();
    throw error;
  });
  const origin = originOf(nova);
  return {
    ...{ origin, pid: nova.pid, dataDir, databaseUrl: (await embeddedUrl(dataDir)) ?? "" },
    asVisitor: siteSource(origin),
    asAdministrator: async () => siteSource(origin, { cookie: await signIn(origin, administrator) }),
    logs: nova.logs,
    async stop() {
      const code = await nova.stop();
      await discard();
      if (code !== 0) throw new StartError(`O Nova terminou com o código ${code}:\n${nova.logs()}`);
    },
  };
}

/** With the IPv4 address, as 'localhost' might resolve to IPv6 first. */
const originOf = ({ url }: Nova) => url.replace("localhost", "127.0.0.1");

export function siteSource(origin: string, headers: Record<string, string> = {}): SiteSource {
  return {
    html: async (page) => (await fetchOk(origin + page, headers)).text(),
    file: async (address) => new Uint8Array(await (await fetchOk(origin + address, headers)).arrayBuffer()),
  };
}

/** A redirect is an error: it would measure another page under this path. */
async function fetchOk(url: string, headers: Record<string, string>) {
  const response = await fetch(url, { headers, redirect: "manual" });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return response;
}
