import type { Control, Path, UseFormRegister } from "react-hook-form";
import type { SettingsDraft } from "@/lib/settings/schema";

/** What the parts of the settings' form need of it. */
export type SettingsFormParts = {
  form: {
    register: UseFormRegister<SettingsDraft>;
    control: Control<SettingsDraft>;
    errorOf: (field: Path<SettingsDraft>) => string | undefined;
  };
};
