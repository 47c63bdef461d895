"use server";

import { refresh } from "next/cache";
import { settingsCopy } from "@/lib/settings/copy";
import { presentSettings } from "@/lib/settings/present";
import { settingsInput } from "@/lib/settings/schema";
import * as settings from "@/lib/settings/service";
import { adminAction } from "@/lib/web/action";

export const updateSettings = adminAction(
  "organization:write",
  settingsInput,
  async (input) => {
    const saved = await settings.updateSettings(input);
    refresh(); // the layout shows the organisation's name, too
    return { message: settingsCopy.saved, data: presentSettings(saved) };
  },
  async () => presentSettings(await settings.getSettings()),
);
