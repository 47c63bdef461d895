import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, it } from "vitest";
import { withTypeScript } from "../../project";

const TOKEN = "uma-senha-para-o-prometheus";
const NEVER_MS = 3_600_000;

let child: ChildProcess;

afterEach(() => void child.kill("SIGKILL"));

/** A server whose framework hangs from a request for /hang on, until one for /release. */
async function start(limitMs: number, databaseStateMs = 500) {
  const script = [...withTypeScript, "e2e/harness/hanging-server.ts", TOKEN, `${limitMs}`, `${databaseStateMs}`];
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
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const said = () => line(1);
  const metrics = async () => (await ask("/api/metrics")).text();
  /** The answer, or why there was none. */
  const hang = (path = "/hang") => ask(path).then(({ status }) => status, String);
  return { ask, metrics, hang, said, ended: once(started, "exit") };
}

it.each(["/hang", "/hang-in-system-call"])(
  "a framework that hangs ends the process, which says so: %s",
  async (path) => {
    const { hang, said, ended } = await start(1_500);
    void hang(path);
    expect(await ended).toEqual([null, "SIGKILL"]);
    expect(JSON.parse(await said())).toMatchObject({ level: 60, msg: expect.stringContaining("has not answered") });
  },
);

it("while it hangs the metrics answer, and say so; it may go on when it answers in time", async () => {
  const { ask, metrics, hang } = await start(NEVER_MS);
  await expect.poll(metrics).toMatch(/^nova_next_responding 1\n(?:.*\n)*nova_database_up 1$/m);
  const late = hang();
  await expect.poll(metrics).toMatch(/^nova_next_responding 0\n(?:.*\n)*nova_database_up 0$/m);
  await ask("/release");
  expect(await late).toBe(200);
  await expect.poll(metrics).toMatch(/^nova_next_responding 1\n(?:.*\n)*nova_database_up 1$/m);
});

it("a framework that hangs during the stop is the stop's to end", async () => {
  const { ask, metrics, hang } = await start(2_000, 8_000);
  await ask("/stop");
  void hang();
  // They find only after four times the limit that nobody answers.
  await expect.poll(metrics).toContain("nova_database_up 0");
});
