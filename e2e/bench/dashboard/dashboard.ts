import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startEmbedded } from "../../../lib/start/postgres/embedded";
import type { createSteps } from "../../../lib/start/terminal/steps";
import { applyMigrations } from "../../../prisma/migrate";
import { administrator } from "../../harness/administrator";
import { buildEmptyPage } from "../empty-page";
import { describeMachine } from "../machine";
import { type PageWeight, weighPages } from "../page-weight";
import { median, percentile } from "../percentile";
import { siteSource } from "../product";
import { addRows, prepareRows } from "../rows/fill";
import { openRequests, type Requests } from "../rows/requests";
import { startOver } from "../rows/rows";
import { NO_ROWS, rowsOfEach } from "../rows/tables";
import { signIn } from "../sign-in";
import type { DashboardReport, ScreenFigures } from "./report";
import { SCREENS } from "./screens";
import { measureTyping } from "./typing";

const ROWS = 10_000;

/** Answers per screen: untimed ones, until the code is compiled, and timed ones. */
const ANSWERS = { timed: 40, before: 10 };

type Step = ReturnType<typeof createSteps>["step"];

/** `npm run bench -- --dashboard`: each screen of the dashboard over 10,000 items of each kind, and typing in a long article. */
export async function measureDashboard(step: Step, signal: AbortSignal): Promise<DashboardReport> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "nova-dashboard-"));
  const database = await startEmbedded({ dataDir: folder, durable: false });
  try {
    await applyMigrations(database.url);
    await prepareRows(database.url);
    await step("Banco com 10.000 itens de cada", () => addRows(database.superuserUrl, NO_ROWS, rowsOfEach(ROWS)));
    const product = await step("Nova em produção sobre ele", () => startOver(database.url));
    try {
      const origin = product.url.replace("localhost", "127.0.0.1");
      const requests = await openRequests(origin);
      const answers = await step("Telas do painel", () => measureAnswers(requests, signal));
      const cookie = await signIn(origin, administrator);
      const weights = await step("Peso das telas", () => weighScreens(origin, cookie));
      const typing = await step("Digitar num artigo longo", () => measureTyping(origin, requests, cookie));
      const screens = SCREENS.map(([page], index) => ({ page, ...figuresOf(answers[index], weights[index]) }));
      return { machine: describeMachine(), rows: ROWS, screens, typing };
    } finally {
      await step("Nova encerrado", product.stop);
    }
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of each screen's answers; alternating, so that other load on the machine affects all screens alike. */
async function measureAnswers({ read }: Requests, signal: AbortSignal) {
  const times: number[][] = SCREENS.map(() => []);
  for (let turn = 0; turn < ANSWERS.before + ANSWERS.timed; turn++)
    for (const [index, [, address]] of SCREENS.entries()) {
      signal.throwIfAborted();
      const { ms } = await read(address);
      if (turn >= ANSWERS.before) times[index]?.push(ms);
    }
  return times;
}

/** JavaScript above the empty page's. */
async function weighScreens(origin: string, cookie: string) {
  const addresses = SCREENS.map(([, address]) => address);
  const screens = await weighPages(addresses, siteSource(origin, { cookie }));
  const [empty] = await weighPages(["(página vazia do Next)"], await buildEmptyPage());
  return screens.map((screen) => ({ ...screen, scripts: screen.scripts - (empty?.scripts ?? 0) }));
}

function figuresOf(times: number[] = [], weight?: PageWeight): Omit<ScreenFigures, "page"> {
  return { medianMs: median(times), p95Ms: percentile(times, 0.95), scriptBytes: weight?.scripts ?? Number.NaN };
}
