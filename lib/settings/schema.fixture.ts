import { fieldErrors } from "../errors";
import { defaultSettings } from "./defaults";
import { type SettingsValues, settingsInput } from "./schema";

export const draft: SettingsValues = defaultSettings();
export const parse = (change: Partial<SettingsValues>) => settingsInput.parse({ ...draft, ...change });

export function wrong(change: Partial<SettingsValues>) {
  const { error } = settingsInput.safeParse({ ...draft, ...change });
  return error ? fieldErrors(error) : {};
}
