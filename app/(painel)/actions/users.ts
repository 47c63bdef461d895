"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import * as sessions from "@/lib/auth/sessions";
import { byId, byIds, newItem } from "@/lib/inputs";
import { readItem } from "@/lib/items/store";
import { profileCopy, secondFactorCopy, sessionCopy, userCopy } from "@/lib/users/copy";
import * as passwordLink from "@/lib/users/password-link";
import { presentManagedUser } from "@/lib/users/present";
import * as profile from "@/lib/users/profile";
import { profileInput, roleInput, userInput } from "@/lib/users/schema";
import * as users from "@/lib/users/service";
import * as team from "@/lib/users/team";
import { adminAction } from "@/lib/web/action";
import { refreshAfter } from "@/lib/web/refresh-after";

// Accounts are on no cached page: refresh() renders the current screen again.

export const createUser = adminAction("organization:write", newItem.and(userInput), async ({ _id, ...input }) => {
  const user = await users.createUser(input, { id: _id, mayCorrect: true });
  return { message: userCopy.created, data: presentManagedUser(user) };
});

export const deleteUsers = adminAction("organization:write", byIds, async ({ ids }, { id }) => {
  const removed = await refreshAfter(team.deleteUsers(ids, id));
  return { message: userCopy.deleted(removed.length), data: removed.map((user) => user.id) };
});

export const setUsersActive = adminAction(
  "organization:write",
  byIds.extend({ active: z.boolean() }),
  async ({ ids, active }, { id }) => {
    await refreshAfter(team.setUsersActive(ids, active, id));
    return { message: userCopy.switched(ids.length, active) };
  },
);

export const setUserType = adminAction(
  "organization:write",
  byId.extend({ isAdmin: z.boolean() }),
  async ({ _id, isAdmin }, { id }) => {
    const user = await refreshAfter(team.setUserType(_id, isAdmin, id));
    return { message: userCopy.madeOf(user) };
  },
);

export const setUserRole = adminAction(
  "organization:write",
  byId.extend({ role: roleInput }),
  async ({ _id, role }, { id }) => {
    const { name } = await refreshAfter(team.setUserRole(_id, role, id));
    return { message: userCopy.roleOf(name, role) };
  },
);

export const clearSecondFactor = adminAction("organization:write", byId, async ({ _id }, { id }) => {
  const name = await refreshAfter(team.clearSecondFactor(_id, id));
  return { message: secondFactorCopy.cleared(name) };
});

/** Resolves with the address, which is shown to the administrator who asked. */
export const createPasswordLink = adminAction("organization:write", byId, async ({ _id }) => ({
  data: await refreshAfter(passwordLink.createPasswordLink(_id)),
}));

export const updateProfile = adminAction(
  "any:read",
  profileInput,
  async (input, administrator) => {
    const user = await profile.updateProfile(administrator, input, { keep: administrator.session.id });
    refresh();
    return { message: profileCopy.saved, data: presentManagedUser(user) };
  },
  async (_, { id }) => presentManagedUser(await readItem(users.store, id)),
);

export const endSession = adminAction("any:read", byId, async ({ _id }, { id }) => {
  await sessions.endSession({ userId: id, sessionId: _id });
  refresh();
  return { message: sessionCopy.ended };
});

export const endOtherSessions = adminAction("any:read", z.object({}), async (_, administrator) => {
  await sessions.endOtherSessions(administrator, administrator.session.id);
  refresh();
  return { message: sessionCopy.endedOthers };
});
