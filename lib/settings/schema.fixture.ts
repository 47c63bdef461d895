import { fieldErrors } from "../errors";
import { defaultSettings } from "./defaults";
import { type SettingsDraft, settingsInput } from "./schema";

export const draft: SettingsDraft = defaultSettings();
export const parse = (change: Partial<SettingsDraft>) => settingsInput.parse({ ...draft, ...change });

export function wrong(change: Partial<SettingsDraft>) {
  const { error } = settingsInput.safeParse({ ...draft, ...change });
  return error ? fieldErrors(error) : {};
}
