"use client";

import { createContext, type ReactNode, useContext } from "react";

const Account = createContext<Promise<string | undefined>>(Promise.resolve(undefined));

/** Tells the dashboard's forms whose browser this is: the id of the account, which the frame need not wait for. */
export function AccountProvider({ id, children }: { id: Promise<string | undefined>; children: ReactNode }) {
  return <Account value={id}>{children}</Account>;
}

export const useAccount = () => useContext(Account);
