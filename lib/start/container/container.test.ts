import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { variableNames } from "../../env";
import { SIGNAL_TIMEOUT_MS } from "../postgres/pid-file";
import { STOP_TIMEOUT_MS } from "../web-server";

// There is no Docker here: what the files say is compared with the code, and with what containers are known to need.

const folder = "lib/start/container";

/** Instruction and argument of each line, without comments. */
const instructions = readFileSync(`${folder}/Dockerfile`, "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => /^([A-Z]+) (.*)$/.exec(line)?.slice(1) ?? [line]);
const argumentsOf = (name: string) => instructions.flatMap(([one, argument = ""]) => (one === name ? argument : []));

const service = z.strictObject({
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  image: z.string().optional(),
  init: z.boolean().optional(),
  restart: z.literal("unless-stopped"),
  stop_grace_period: z.string().regex(/^\d+s$/),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()),
  environment: z.record(z.string(), z.string()),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal("service_healthy") })).optional(),
  healthcheck: z
    .strictObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string(), retries: z.int() })
    .optional(),
});
const compose = z
  .strictObject({
    name: z.string(),
    services: z.strictObject({ site: service, database: service }),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(readFileSync(`${folder}/compose.yaml`, "utf8")));
const { site, database } = compose.services;

test("every line of the Dockerfile is an instruction that Docker knows, and what it copies is there", () => {
  const known = ["FROM", "WORKDIR", "RUN", "USER", "COPY", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"];
  expect(instructions.filter(([name = "", argument]) => !known.includes(name) || !argument)).toEqual([]);
  const sources = argumentsOf("COPY").flatMap((copied) => copied.split(" ").slice(1, -1));
  expect(sources.filter((file) => !existsSync(file))).toEqual([]);
});

test("it runs what npm start runs, as a user of its own, over the volume", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const command = JSON.parse(argumentsOf("CMD")[0] ?? "[]").join(" ");
  expect(scripts.start).toBe(`exec ${command} || ${command}`);
  expect(argumentsOf("USER")).toEqual(["node"]);
  expect(argumentsOf("ENV")).toEqual(["DATA_DIR=/data"]);
  expect(argumentsOf("VOLUME")).toEqual(["/data"]);
  expect(site.volumes).toEqual(["site:/data"]);
  expect(Object.keys(compose.volumes)).toEqual(["site", "database"]);
});

test("the health check asks the address that says whether the process lives", () => {
  const [check = ""] = argumentsOf("HEALTHCHECK");
  const command: string[] = JSON.parse(check.slice(check.indexOf("[")));
  expect(command.join(" ")).toContain("/api/health/live");
  expect(() => new Function(command[2] ?? "throw")).not.toThrow();
});

test("the site may write to its volume and to /tmp alone, and has no rights to give", () => {
  expect(site).toMatchObject({ read_only: true, tmpfs: ["/tmp"], cap_drop: ["ALL"], init: true });
  expect(site.security_opt).toEqual(["no-new-privileges:true"]);
});

test("it is built from the checkout, told variables that exist, and no password", () => {
  expect(path.resolve(folder, site.build?.context ?? "")).toBe(process.cwd());
  expect(existsSync(site.build?.dockerfile ?? "")).toBe(true);
  expect(Object.keys(site.environment).filter((name) => !variableNames.includes(name))).toEqual([]);
  expect(site.environment.DATABASE_URL).toMatch(
    /^postgresql:\/\/nova:\$\{POSTGRES_PASSWORD:\?[^}]+\}@database:5432\/nova$/,
  );
  expect(database.environment).toMatchObject({ POSTGRES_USER: "nova", POSTGRES_DB: "nova" });
  expect(database.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
});

test("it waits for its database, and has longer to stop than it may take", () => {
  expect(site.depends_on).toHaveProperty("database");
  expect(database.healthcheck?.test.join(" ")).toContain("pg_isready");
  expect(Number.parseInt(site.stop_grace_period, 10) * 1000).toBeGreaterThan(STOP_TIMEOUT_MS + 2 * SIGNAL_TIMEOUT_MS);
});

test("no secret and nothing of this machine gets into the image", () => {
  const ignored = readFileSync(`${folder}/Dockerfile.dockerignore`, "utf8").split("\n");
  for (const name of [".env*", "data", ".git", "node_modules", ".next"]) expect(ignored).toContain(name);
});

test("the README tells of it", () => {
  expect(readFileSync("lib/start/README.md", "utf8")).toContain("container/compose.yaml");
});
