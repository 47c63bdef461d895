"use server";

import { refresh } from "next/cache";
import { noInput } from "@/lib/inputs";
import { integrationCopy } from "@/lib/integrations/copy";
import * as integrations from "@/lib/integrations/service";
import { adminAction } from "@/lib/web/action";

export const testMail = adminAction("organization:write", noInput, async (_, { name }) => {
  const to = await integrations.testMail(name);
  refresh();
  return { message: integrationCopy.mailSent(to) };
});

export const testCaptcha = adminAction("organization:write", noInput, async () => {
  await integrations.testCaptcha();
  refresh();
  return { message: integrationCopy.captchaWorks };
});
