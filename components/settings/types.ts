import type { Control, Path, UseFormRegister } from "react-hook-form";
import type { SettingsDraft, SettingsInput } from "@/lib/settings/schema";

/** What the parts of the settings' form need of it. */
export type SettingsFormParts = {
  form: {
    register: UseFormRegister<SettingsDraft>;
    control: Control<SettingsDraft, unknown, SettingsInput>;
    errorOf: (field: Path<SettingsDraft>) => string | undefined;
  };
};
