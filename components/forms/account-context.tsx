"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { Role } from "@/lib/roles";

/** The signed-in account: its id, by which forms store drafts, and its role. */
type Account = { id: string; role: Role };

const AccountContext = createContext<Promise<Account | undefined>>(Promise.resolve(undefined));

/** The account as a promise, so that the frame need not wait for it. */
export function AccountProvider({ account, children }: { account: Promise<Account | undefined>; children: ReactNode }) {
  return <AccountContext value={account}>{children}</AccountContext>;
}

export const useAccount = () => useContext(AccountContext);
