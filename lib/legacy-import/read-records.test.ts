import { execFile } from "node:child_process";
import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isLong } from "../../e2e/harness/long";
import { plain } from "./extended-json";
import { readRecords } from "./read-records";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "nova-records-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Each record as 'line: what it says', or 'line: ✗'. */
async function read(content: string | Buffer) {
  const file = path.join(folder, "export.json");
  await writeFile(file, content);
  const records = [];
  for await (const { line, value, broken } of readRecords(file)) {
    records.push(`${line}: ${broken ? "✗" : JSON.stringify(value)}`);
  }
  return records;
}

describe("one document a line", () => {
  it("is read line by line, whatever ends the lines", async () => {
    expect(await read('{"a":1}\r\n\r\n{"a":2}')).toEqual(['1: {"a":1}', '3: {"a":2}']);
    expect(await read("")).toEqual([]);
  });

  it("loses the broken lines and nothing else", async () => {
    const lines = ['{"a":1}', '{"a":', '{"b":"x}', "nada", '{"a":2}', '{"a":3'];
    expect(await read(lines.join("\n"))).toEqual(['1: {"a":1}', "2: ✗", "3: ✗", "4: ✗", '5: {"a":2}', "6: ✗"]);
  });

  it("may carry the marks of Windows", async () => {
    expect(await read(`\uFEFF{"a":"ç"}\n`)).toEqual(['1: {"a":"ç"}']);
    expect(await read(Buffer.from(`\uFEFF{"a":"ç"}\n`, "utf16le"))).toEqual(['1: {"a":"ç"}']);
  });
});

describe("an array", () => {
  it("is taken apart, however it is laid out", async () => {
    expect(await read('[{"a":"}]\\"{"},{"a":{"b":[1]}}]')).toEqual(['1: {"a":"}]\\"{"}', '1: {"a":{"b":[1]}}']);
    expect(await read(JSON.stringify([{ a: 1 }, { b: 2 }], null, 2))).toEqual(['2: {"a":1}', '5: {"b":2}']);
    expect(await read("[]")).toEqual([]);
  });

  it("loses the broken elements, and goes on at the next line that begins one", async () => {
    expect(await read('[{"a":1},{"a":x},{"a":2}, 7\n,{"a":3}]')).toEqual([
      ...['1: {"a":1}', "1: ✗", '1: {"a":2}', "1: ✗", '2: {"a":3}'],
    ]);
    expect(await read('[{"a":1},\n{"a":"sem fim},\n{"a":2},\n{"a":3}]')).toEqual([
      ...['1: {"a":1}', "2: ✗", '3: {"a":2}', '4: {"a":3}'],
    ]);
  });

  it("that was cut short says so, once", async () => {
    expect(await read('[{"a":1},\n{"a":2')).toEqual(['1: {"a":1}', "2: ✗"]);
    expect(await read('[{"a":1},\n')).toEqual(['1: {"a":1}', "2: ✗"]);
  });
});

it("documents over several lines need no array", async () => {
  expect(await read('{\n  "a": {\n    "b": 1\n  }\n}\n{\n  "a": 2\n}\n')).toEqual(['1: {"a":{"b":1}}', '6: {"a":2}']);
});

it("documents may be larger than what is read at once", async () => {
  const long = "é\\n".repeat(1_500_000);
  for (const text of [`{"a":"${long}"}\n{"b":1}`, `[{"a":"${long}"},{"b":1}]`]) {
    const records = await read(text);
    expect(records.map((record) => record.length > 1_000_000)).toEqual([true, false]);
    expect(records[1]).toMatch(/\{"b":1\}$/);
  }
});

/** Of the file, and of the room to read it in; the large one in `npm run test:long`. */
const [MEGABYTES, ROOM_MEGABYTES] = isLong ? [100, 48] : [40, 20];

it(`${MEGABYTES} megabytes are read with room for half of it`, async () => {
  const script = `import { readRecords } from "./lib/legacy-import/read-records";
    let records = 0;
    for await (const { broken } of readRecords(process.argv[1])) if (!broken) records++;
    console.log(records);`;
  const file = path.join(folder, "large.json");
  const document = JSON.stringify({ t: "x".repeat(1_000) });
  for (const [open, between, close] of [
    ["", "\n", "\n"],
    ["[", ",\n", "]"],
  ]) {
    const thousand = Array.from({ length: 1_000 }, () => document).join(between);
    await writeFile(file, open + thousand);
    for (let i = 1; i < MEGABYTES; i++) await appendFile(file, between + thousand);
    await appendFile(file, close ?? "");
    const options = [
      `--max-old-space-size=${ROOM_MEGABYTES}`,
      "--import",
      "tsx",
      "--input-type=module",
      "-e",
      script,
      file,
    ];
    const { stdout } = await promisify(execFile)(process.execPath, options);
    expect(stdout.trim()).toBe(`${MEGABYTES}000`);
  }
});

it("extended JSON is read in every spelling", () => {
  expect(
    plain({
      _id: { $oid: "65a000000000000000000001" },
      n: [{ $numberInt: "5" }, { $numberLong: "7" }, { $numberDouble: "4.5" }, { $numberDecimal: "1.25" }],
      dates: [
        { $date: "2023-10-12T08:30:00Z" },
        { $date: { $numberLong: "1697099400000" } },
        { $date: 1697099400000 },
        { $date: "ontem" },
      ],
      nothing: { $undefined: true },
      two: { $a: 1, b: null },
    }),
  ).toEqual({
    _id: "65a000000000000000000001",
    n: [5, 7, 4.5, 1.25],
    dates: [...Array.from({ length: 3 }, () => new Date("2023-10-12T08:30:00Z")), new Date(Number.NaN)],
    nothing: undefined,
    two: { $a: 1, b: null },
  });
});
