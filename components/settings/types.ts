import type { Control } from "react-hook-form";
import type { FormFields } from "@/components/forms/use-entity-form";
import type { SettingsDraft } from "@/lib/settings/schema";

/** What the parts of the settings' form need of it. */
export type SettingsFormParts = { form: FormFields<SettingsDraft> & { control: Control<SettingsDraft> } };
