"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { byId, byIds, newItem } from "@/lib/inputs";
import { manageQuery, toListQuery } from "@/lib/listing-query";
import { profileCopy, userCopy } from "@/lib/users/model";
import { presentManagedUser } from "@/lib/users/present";
import * as profile from "@/lib/users/profile";
import { profileInput, userInput } from "@/lib/users/schema";
import * as users from "@/lib/users/service";
import * as team from "@/lib/users/team";
import { adminAction } from "@/lib/web/action";
import { renewSession } from "@/lib/web/renew-session";

// No public page shows an account: what changes is the screen that asked, which refresh() reads anew.

export const createUser = adminAction(newItem.and(userInput), async ({ _id, ...input }) => {
  const user = await users.createUser(input, { id: _id });
  return { message: userCopy.created, data: presentManagedUser(user) };
});

export const deleteUsers = adminAction(byIds, async ({ ids }, { id }) => {
  const removed = await team.deleteUsers(ids, id);
  refresh();
  return { message: userCopy.deleted(removed.length) };
});

export const setUsersActive = adminAction(byIds.extend({ active: z.boolean() }), async ({ ids, active }, { id }) => {
  await team.setUsersActive(ids, active, id);
  refresh();
  return { message: userCopy.switched(ids.length, active) };
});

export const setUserType = adminAction(byId.extend({ isAdmin: z.boolean() }), async ({ _id, isAdmin }, { id }) => {
  const name = await team.setUserType(_id, isAdmin, id);
  refresh();
  return { message: userCopy.madeOf(name, isAdmin) };
});

/** The next accounts of a list that shows 'Todos'. */
export const loadUsers = adminAction(manageQuery, async (query, { id }) => {
  const list = await users.listUsers({ ...toListQuery(query), exclude: id });
  return { data: { ...list, items: list.items.map(presentManagedUser) } };
});

export const updateProfile = adminAction(profileInput, async (input, administrator) => {
  const user = await profile.updateProfile(administrator.id, input);
  if (user.sessionVersion !== administrator.sessionVersion) await renewSession(user);
  refresh();
  return { message: profileCopy.saved, data: presentManagedUser(user) };
});
