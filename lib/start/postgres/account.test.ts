import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { chooseAccount, spawnAs } from "./account";

const CAP_DAC_READ_SEARCH = 1n << 2n;

test.skipIf(process.getuid?.() !== 0)(
  "below a folder of root's the server may pass and read, not write",
  async ({ skip }) => {
    const closed = await mkdtemp(path.join(os.tmpdir(), "nova-account-")); // 0700
    const inside = path.join(closed, "data");
    await mkdir(inside);
    const account = chooseAccount(path.join(inside, "postgres"), [inside]);
    const child = spawnAs(account, "cat", ["/proc/self/status"], { stdio: ["ignore", "pipe", "ignore"] });
    let status = "";
    child.stdout?.on("data", (chunk) => {
      status += chunk;
    });
    await once(child, "close");
    const [, effective = "0"] = /^CapEff:\s*(\w+)$/m.exec(status) ?? [];
    if (!canLend()) skip("the container has no CAP_DAC_READ_SEARCH");
    expect(BigInt(`0x${effective}`)).toBe(CAP_DAC_READ_SEARCH);
  },
);

function canLend() {
  const [, bounding = "0"] = /^CapBnd:\s*(\w+)$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return (BigInt(`0x${bounding}`) & CAP_DAC_READ_SEARCH) !== 0n;
}
