import type { Metadata } from "next";
import { testCaptcha, testMail } from "@/app/(painel)/actions/integrations";
import { updateSettings } from "@/app/(painel)/actions/settings";
import { ItemHistory } from "@/app/(painel)/item-history";
import { EditHeader } from "@/components/painel/edit-header";
import { Integrations } from "@/components/settings/integrations";
import { SettingsForm } from "@/components/settings/settings-form";
import { readIntegrations } from "@/lib/integrations/service";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import { settingsCopy } from "@/lib/settings/copy";
import { SETTINGS_ID } from "@/lib/settings/limits";
import { presentSettings } from "@/lib/settings/present";
import { getSettings } from "@/lib/settings/service";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: settingsCopy.title };

export default async function SettingsPage() {
  await requireAdministrator(painelRoutes.settings);
  const [stored, integrations] = await Promise.all([getSettings(), readIntegrations()]);
  const settings = presentSettings(stored);
  return (
    <div className="grid max-w-3xl gap-8">
      <EditHeader title={settingsCopy.title} href={routes.home} />
      <SettingsForm settings={settings} save={updateSettings} />
      <Integrations {...integrations} testMail={testMail} testCaptcha={testCaptcha} />
      <ItemHistory entity="settings" id={SETTINGS_ID} />
    </div>
  );
}
