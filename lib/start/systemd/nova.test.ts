import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SIGNAL_TIMEOUT_MS } from "../postgres/pid-file";
import { STOP_TIMEOUT_MS } from "../web-server";

const file = "lib/start/systemd/nova.service";
const unit = readFileSync(file, "utf8");

/** Of each section the values of its keys, which stand once each. */
const sections = Object.fromEntries(
  unit
    .split(/^\[(?=\w+\]$)/m)
    .slice(1)
    .map((text) => {
      const [name = "", ...lines] = text.split("\n");
      const pairs = lines
        .filter((line) => line && !line.startsWith("#"))
        .map((line) => line.split(/=(.*)/s).slice(0, 2));
      return [name.slice(0, -1), { pairs, values: Object.fromEntries(pairs) as Record<string, string> }];
    }),
);
const service = sections.Service?.values ?? {};

test("the unit is an INI file of three sections in which each key stands once", () => {
  expect(Object.keys(sections)).toEqual(["Unit", "Service", "Install"]);
  for (const { pairs, values } of Object.values(sections)) {
    expect(pairs.flat()).not.toContain(undefined);
    expect(pairs).toHaveLength(Object.keys(values).length);
  }
});

test("it runs what npm start runs, as a user of its own, in the checkout", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const command = service.ExecStart?.replace("/usr/bin/", "");
  expect(scripts.start).toBe(`exec ${command} || ${command}`);
  expect(service.User).not.toBe("root");
  expect(service.WorkingDirectory).toMatch(/^\//);
});

test("a stop is asked of the supervisor alone, and given longer than it may take", () => {
  expect(Number(service.TimeoutStopSec) * 1000).toBeGreaterThan(STOP_TIMEOUT_MS + 2 * SIGNAL_TIMEOUT_MS);
  expect(service.KillMode).toBe("mixed");
});

test("what ends by itself is started again, and what the supervisor looks after is left to it", () => {
  expect(service.Restart).toBe("on-failure");
  // Five starts in ten seconds are systemd's limit.
  expect(Number(service.RestartSec)).toBeGreaterThan(2);
  expect(service.OOMPolicy).toBe("continue");
});

test("it sets no variable, which npm run backup and restore would not know: they would find another database", () => {
  expect(Object.keys(service).filter((key) => /^(Environment|PassEnvironment|StateDirectory)/.test(key))).toEqual([]);
});

test.skipIf(spawnSync("systemd-analyze", ["--version"]).status !== 0)("systemd knows every key and value", () => {
  const verify = spawnSync("systemd-analyze", ["verify", "--man=no", file], { encoding: "utf8" });
  // Whether node and the checkout are where it says is another machine's matter.
  expect(verify.stderr).not.toMatch(/unknown|invalid|failed to parse|ignoring/i);
});

test("the README tells of it", () => {
  expect(readFileSync("lib/start/README.md", "utf8")).toContain("systemd/nova.service");
});
