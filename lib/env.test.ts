import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { asVariables, EnvError, readEnv } from "./env";

describe("readEnv", () => {
  test("reads what it read again from what the commands hand on", () => {
    const set = { S3_BUCKET: "nova", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b", S3_FORCE_PATH_STYLE: "0" };
    for (const source of [{}, { ...set, SAMPLE_DATA: "0", PORT: "80", API_ORIGINS: "https://a.org,https://b.org" }])
      expect(readEnv(asVariables(readEnv(source)))).toEqual(readEnv(source));
  });

  test("has a sensible value for everything when nothing is set", () => {
    expect(readEnv({})).toEqual({
      DATA_DIR: path.resolve("data"),
      PORT: 3000,
      HOSTNAME: "0.0.0.0",
      SITE_URL: "http://localhost:3000",
      SAMPLE_DATA: true,
      TRUST_PROXY: 0,
      API_ORIGINS: [],
      RATE_LIMIT_SCALE: 1,
      PAGE_CACHE_MB: 64,
      SCRIPTS_ON_INTENT: true,
      LOG_LEVEL: "info",
      S3_REGION: "us-east-1",
      BACKUP_S3_REGION: "us-east-1",
    });
  });

  test("takes an empty value as absent", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "", ADMIN_EMAIL: "" }).PORT).toBe(3000);
  });

  test("derives the site's address from the port, and drops a trailing slash", () => {
    expect(readEnv({ PORT: "8080" }).SITE_URL).toBe("http://localhost:8080");
    expect(readEnv({ SITE_URL: "https://nova.org.br/" }).SITE_URL).toBe("https://nova.org.br");
  });

  test("reads the origins that may use the API", () => {
    expect(readEnv({ API_ORIGINS: "https://a.org/, http://localhost:5173," }).API_ORIGINS).toEqual([
      "https://a.org",
      "http://localhost:5173",
    ]);
  });

  test("ignores a HOSTNAME that is the machine's own name", () => {
    expect(readEnv({ HOSTNAME: os.hostname() }).HOSTNAME).toBe("0.0.0.0");
    expect(readEnv({ HOSTNAME: "127.0.0.1" }).HOSTNAME).toBe("127.0.0.1");
    expect(readEnv({ HOSTNAME: "::" }).HOSTNAME).toBe("::");
  });

  test.each([
    ["PORT", "abc"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["HOSTNAME", "um-nome-qualquer.example"],
    ["DATA_DIR", "~/nova"],
    ["DATABASE_URL", "mysql://localhost/nova"],
    ["DATABASE_URL", "postgresql://nova:se/nha@localhost/nova"],
    ["DATABASE_URL", "localhost"],
    ["SITE_URL", "nova.org.br"],
    ["SITE_URL", "https://nova.org.br/site"],
    ["NEXTAUTH_SECRET", "curto"],
    ["ADMIN_EMAIL", "admin"],
    ["ADMIN_PASSWORD", "123456789"],
    ["SAMPLE_DATA", "sim"],
    ["TRUST_PROXY", "-1"],
    ["TRUST_PROXY", "11"],
    ["API_ORIGINS", "*"],
    ["API_ORIGINS", "https://a.org,b.org"],
    ["RATE_LIMIT_SCALE", "0"],
    ["RATE_LIMIT_SCALE", "muito"],
    ["PAGE_CACHE_MB", "-1"],
    ["SCRIPTS_ON_INTENT", "sim"],
    ["LOG_LEVEL", "alto"],
    ["CONTACT_TO", "contato"],
    ["CONTACT_FROM", "Projeto Nova"],
    ["CONTACT_FROM", "Nova <a@nova.org>\nBcc: b@nova.org"],
    ["RESEND_BASE_URL", "localhost"],
    ["HCAPTCHA_VERIFY_URL", "ftp://localhost"],
    ["S3_ENDPOINT", "localhost:9000"],
    ["S3_FORCE_PATH_STYLE", "sim"],
    ["METRICS_TOKEN", "curto"],
  ])("refuses %s=%s and names the variable", (variable, value) => {
    expect(() => readEnv({ [variable]: value })).toThrow(new RegExp(`^${variable} deve ser `));
  });

  test("takes hCaptcha's keys together or not at all", () => {
    expect(readEnv({ HCAPTCHA_SITE_KEY: "a", HCAPTCHA_SECRET: "b" }).HCAPTCHA_SECRET).toBe("b");
    expect(() => readEnv({ HCAPTCHA_SITE_KEY: "a" })).toThrow(/^HCAPTCHA_SECRET deve ser definida junto/);
    expect(() => readEnv({ HCAPTCHA_SECRET: "b" })).toThrow(/^HCAPTCHA_SITE_KEY deve ser definida junto/);
  });

  const bucket = { S3_BUCKET: "nova", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };

  test("takes what S3 needs together or not at all", () => {
    expect(readEnv(bucket).S3_BUCKET).toBe("nova");
    expect(() => readEnv({ ...bucket, S3_SECRET_ACCESS_KEY: "" })).toThrow(
      /^S3_SECRET_ACCESS_KEY deve ser definida junto/,
    );
    expect(() => readEnv({ S3_ENDPOINT: "http://localhost:9000" })).toThrow(/S3_BUCKET[\s\S]*S3_ACCESS_KEY_ID/);
  });

  test("wants one secret for all machines that share a database and a bucket", () => {
    const shared = { ...bucket, DATABASE_URL: "postgresql://localhost/nova" };
    expect(() => readEnv(shared)).toThrow(/^NEXTAUTH_SECRET deve ser definida, igual em todas as máquinas/);
    expect(() => readEnv({ ...shared, NEXTAUTH_SECRET: "x".repeat(32) })).not.toThrow();
  });

  test("takes a sender with and without a name", () => {
    for (const sender of ["site@nova.org", "Projeto Nova <site@nova.org>"])
      expect(readEnv({ CONTACT_FROM: sender }).CONTACT_FROM).toBe(sender);
  });

  test("lists every wrong variable at once, without repeating what was typed", () => {
    const attempt = () => readEnv({ PORT: "abc", ADMIN_PASSWORD: "segredo" });
    expect(attempt).toThrow(EnvError);
    expect(attempt).toThrow(/PORT[\s\S]*ADMIN_PASSWORD/);
    expect(attempt).not.toThrow(/segredo/);
  });
});
