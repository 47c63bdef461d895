import { expect, test } from "vitest";
import { readEnvFile } from "./env-file";

test.each([
  "BACKUP_PASSPHRASE=cavalo#bateria",
  "export BACKUP_PASSPHRASE = um cavalo#1 # senha",
  "BACKUP_PASSPHRASE=#segredo",
  "BACKUP_PASSPHRASE='gota d'água'",
  'BACKUP_PASSPHRASE="cavalo\nDATA_DIR="/srv"',
])("%s, which a # or a quote would cut, is refused with its name", (line) => {
  expect(() => readEnvFile(`PORT=3000\n${line}\n`)).toThrow("o valor de BACKUP_PASSPHRASE acaba antes");
});

test("quotes keep a # and other quotes; a comment may stand alone, after a value or in its place", () => {
  const text = `# PORT=1#2\nBACKUP_PASSPHRASE="d'água#bateria" # no papel
ADMIN_NAME='Ana'\nCONTACT_FROM=Gota d'água <a@b.org>\nPORT=3001 # a porta\nSITE_URL= # ainda não\n`;
  expect(readEnvFile(text)).toEqual({
    variables: {
      BACKUP_PASSPHRASE: "d'água#bateria",
      ADMIN_NAME: "Ana",
      CONTACT_FROM: "Gota d'água <a@b.org>",
      PORT: "3001",
      SITE_URL: "",
    },
    unknown: [],
  });
});

test("a misspelt name is told; the first name counts also after a byte order mark", () => {
  expect(readEnvFile("\uFEFFPORT=3001\r\nDATA_DIRR=/srv\r\n")).toEqual({
    variables: { PORT: "3001", DATA_DIRR: "/srv" },
    unknown: ["DATA_DIRR"],
  });
});
