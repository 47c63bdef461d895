"use client";

import { createContext, type ReactNode, useContext } from "react";

const Account = createContext<Promise<string | undefined>>(Promise.resolve(undefined));

/** The signed-in account's id, by which forms store drafts. A promise, so that the frame need not wait for it. */
export function AccountProvider({ id, children }: { id: Promise<string | undefined>; children: ReactNode }) {
  return <Account value={id}>{children}</Account>;
}

export const useAccount = () => useContext(Account);
