import type { Metadata } from "next";
import { EditHeader } from "@/components/painel/edit-header";
import { SettingsForm } from "@/components/settings/settings-form";
import { routes } from "@/lib/routes";
import { SETTINGS_ID, settingsCopy } from "@/lib/settings/model";
import { presentSettings } from "@/lib/settings/present";
import { getSettings } from "@/lib/settings/service";
import { requireAdministrator } from "@/lib/web/session";
import { updateSettings } from "../actions/settings";
import { ItemHistory } from "../history/item-history";

export const metadata: Metadata = { title: settingsCopy.title };

export default async function SettingsPage() {
  await requireAdministrator(routes.settings);
  const settings = presentSettings(await getSettings());
  return (
    <div className="grid max-w-3xl gap-8">
      <EditHeader title={settingsCopy.title} href={routes.home} />
      <SettingsForm settings={settings} save={updateSettings} />
      <ItemHistory entity="settings" id={SETTINGS_ID} />
    </div>
  );
}
