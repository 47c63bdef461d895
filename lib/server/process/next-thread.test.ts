import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, it } from "vitest";
import { withTypeScript } from "../../start/project";

const TOKEN = "uma-senha-para-o-prometheus";
const NEVER_MS = 3_600_000;

let child: ChildProcess;

afterEach(() => void child.kill("SIGKILL"));

/** A server whose Next hangs when it is asked for certain addresses (e2e/harness/hanging-next.mjs). */
async function start(limitMs: number, databaseStateMs = 500) {
  const options = ["--max-old-space-size=128", ...withTypeScript];
  const script = [...options, "e2e/harness/hanging-server.ts", TOKEN, `${limitMs}`, `${databaseStateMs}`];
  const env = { ...process.env, LOG_LEVEL: "fatal" };
  const started = spawn(process.execPath, script, { env, stdio: ["ignore", "pipe", "inherit"] });
  child = started;
  let output = "";
  started.stdout.on("data", (piece) => {
    output += piece;
  });
  const line = async (number: number) => {
    await expect.poll(() => output.split("\n").length).toBeGreaterThan(number + 1);
    return output.split("\n")[number] ?? "";
  };
  const port = await line(0);
  const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const said = () => line(1);
  const metrics = async () => (await ask("/api/metrics", { authorization: `Bearer ${TOKEN}` })).text();
  /** Of the answer, or why there was none. */
  const status = (path: string) => ask(path).then(({ status }) => status, String);
  return { ask, metrics, status, said, ended: once(started, "exit") };
}

it("a thread that hangs is ended with its stack in the log, and another one starts; what is kept is sent meanwhile", async () => {
  const { ask, status, said } = await start(5_000);
  const first = await (await ask("/sobre")).text();
  const hanging = status("/api/loop");
  await expect.poll(() => status("/api/health")).toBe(503);
  expect(await status("/api/health/live")).toBe(200);
  expect(await (await ask("/sobre")).text()).toBe(first);
  expect(await hanging).toBe(503);
  expect(JSON.parse(await said())).toMatchObject({
    level: 60,
    msg: expect.stringContaining("has not answered"),
    stack: expect.stringMatching(/^at (?:endlessLoop|\/api\/loop) .*hanging-next\.mjs/),
  });
  await expect.poll(() => status("/api/health")).toBe(200);
  const again = await (await ask("/outra")).text();
  expect(again).toMatch(/^thread \d+$/);
  expect(again).not.toBe(first);
});

it.each(["/api/die", "/api/fill"])("a thread that ends by itself at %s is followed by another one", async (end) => {
  const { ask, status } = await start(NEVER_MS);
  const first = await (await ask("/api/a")).text();
  // An answer may still leave before what is thrown afterwards.
  expect([200, 503]).toContain(await status(end));
  // Who comes meanwhile waits for it.
  const again = await (await ask("/api/b")).text();
  expect(again).toMatch(/^thread \d+$/);
  expect(again).not.toBe(first);
});

it("one that hangs in a system call takes the process along, which says so", async () => {
  const { status, said, ended } = await start(1_500);
  void status("/api/system-call");
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(JSON.parse(await said())).toMatchObject({ level: 60, msg: expect.stringContaining("has not answered") });
});

it("while it hangs the metrics answer, and say so; it may go on when it answers in time", async () => {
  const { ask, metrics, status } = await start(NEVER_MS);
  await expect.poll(metrics).toMatch(/^nova_next_responding 1\n(?:.*\n)*nova_database_up 1$/m);
  const late = status("/api/wait");
  await expect.poll(metrics).toMatch(/^nova_next_responding 0\n(?:.*\n)*nova_database_up 0$/m);
  await ask("/release");
  expect(await late).toBe(200);
  await expect.poll(metrics).toMatch(/^nova_next_responding 1\n(?:.*\n)*nova_database_up 1$/m);
});

it("a thread that hangs during the stop is the stop's to end", async () => {
  const { ask, metrics, status } = await start(2_000, 8_000);
  await ask("/stop");
  void status("/api/wait");
  // They find only after four times the limit that nobody answers.
  await expect.poll(metrics).toContain("nova_database_up 0");
});
