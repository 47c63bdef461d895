import { expect, it, vi } from "vitest";
import { storeDrawing } from "../images/service";
import { log } from "../log";
import { storedAddress } from "../routes";
import { getSettings, updateSettings } from "../settings/service";
import { storage } from "../storage/storage";
import { readLetterhead } from "./letterhead";

it("a PDF is made without the logo while its storage is out of reach", async () => {
  const { id } = await storeDrawing(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), "");
  const { settings } = await getSettings();
  await updateSettings({ ...settings, logo: storedAddress(id) });
  expect((await readLetterhead("pdf")).logo).toBeInstanceOf(Buffer);
  const warned = vi.spyOn(log, "warn").mockImplementation(() => {});
  const read = vi.spyOn(storage, "read").mockRejectedValue(new Error("away"));
  expect(await readLetterhead("pdf")).toMatchObject({ organisation: settings.name, logo: undefined });
  expect([read.mock.calls.length, warned.mock.calls.length]).toEqual([1, 1]);
  vi.restoreAllMocks();
});
