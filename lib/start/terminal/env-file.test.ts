import { expect, test } from "vitest";
import { readEnvFile } from "./env-file";

test("a value that a # would cut is refused with its name, and not used without its end", () => {
  for (const line of ["BACKUP_PASSPHRASE=cavalo#bateria", "export BACKUP_PASSPHRASE = um cavalo#1 # senha"])
    expect(() => readEnvFile(`PORT=3000\n${line}\n`)).toThrow("o valor de BACKUP_PASSPHRASE tem um #");
  expect(() => readEnvFile("ADMIN_PASSWORD=#segredo")).toThrow("o valor de ADMIN_PASSWORD tem um #");
});

test("quotes keep a #, a comment may stand alone, after a space or in the place of a value", () => {
  const text = "# PORT=1#2\nBACKUP_PASSPHRASE='cavalo#bateria'\nPORT=3001 # a porta\nSITE_URL= # ainda não\n";
  expect(readEnvFile(text)).toEqual({
    variables: { BACKUP_PASSPHRASE: "cavalo#bateria", PORT: "3001", SITE_URL: "" },
    unknown: [],
  });
});

test("a misspelt name is told; the first name counts also after a byte order mark", () => {
  expect(readEnvFile("\uFEFFPORT=3001\r\nDATA_DIRR=/srv\r\n")).toEqual({
    variables: { PORT: "3001", DATA_DIRR: "/srv" },
    unknown: ["DATA_DIRR"],
  });
});
