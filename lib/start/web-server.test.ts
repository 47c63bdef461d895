import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { startWebServer } from "./web-server";

type Start = "answers" | "fails";

const world = vi.hoisted(() => ({ starts: [] as Start[], pauses: [] as number[], running: { end() {} } }));

vi.mock("node:timers/promises", () => ({ setTimeout: async (ms: number) => void world.pauses.push(ms) }));
vi.mock("node:child_process", () => ({
  spawn() {
    const child = stubChild();
    world.running = child;
    process.nextTick(() => (world.starts.shift() === "answers" ? child.emit("message") : child.end()));
    return child;
  },
}));

function stubChild() {
  const child = Object.assign(new EventEmitter(), {
    ...{ pid: 1, exitCode: null as number | null, signalCode: null, connected: true },
    end() {
      child.exitCode = 1;
      child.emit("exit");
    },
    disconnect: () => child.end(),
  });
  return child;
}

test("a server that cannot be started again for long, with a full disk, say, is tried without end, and comes back", async () => {
  world.starts.push("answers", ...Array<Start>(8).fill("fails"), "answers");
  const said: string[] = [];
  const server = await startWebServer({ NODE_ENV: "development" }, (text) => said.push(text));
  world.running.end();
  await expect.poll(() => said.at(-1)).toBe("O servidor está no ar outra vez.");
  expect(world.pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  expect(said[0]).toBe("O servidor parou sem aviso (código 1). Iniciando de novo em 0,5 s.");
  await server.stop();
  expect(said.at(-1)).toBe("O servidor está no ar outra vez.");
});

test("a first start that fails is not repeated, and says why", async () => {
  world.starts.push("fails", "answers");
  await expect(startWebServer({ NODE_ENV: "development" }, () => {})).rejects.toThrow(
    "O servidor não iniciou (código 1)",
  );
  expect(world.starts).toEqual(["answers"]);
});
