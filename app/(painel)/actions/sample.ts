"use server";

import { noInput } from "@/lib/inputs";
import { sampleCopy } from "@/lib/sample/schema";
import * as sample from "@/lib/sample/service";
import { adminAction } from "@/lib/web/action";

export const clearSample = adminAction("organization:write", noInput, async () => {
  await sample.clearSample();
  return { message: sampleCopy.cleared };
});
