"use server";

import { z } from "zod";
import { sampleCopy } from "@/lib/sample/schema";
import * as sample from "@/lib/sample/service";
import { adminAction } from "@/lib/web/action";
import { tags } from "@/lib/web/cache";

export const clearSample = adminAction(z.object({}), async () => {
  await sample.clearSample();
  const { sample: notice, posts, calendar, projects, volunteers, donations } = tags;
  return {
    message: sampleCopy.cleared,
    data: undefined,
    changed: [notice, posts, calendar, projects, volunteers, donations],
  };
});
