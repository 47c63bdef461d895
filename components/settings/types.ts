import type { Control } from "react-hook-form";
import type { FormFields } from "@/components/forms/use-entity-form";
import type { SettingsValues } from "@/lib/settings/schema";

/** Props of the sections of the settings' form. */
export type SettingsSectionProps = { form: FormFields<SettingsValues> & { control: Control<SettingsValues> } };
