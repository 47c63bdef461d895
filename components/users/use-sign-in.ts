"use client";

import { signIn } from "next-auth/react";
import { useState } from "react";
import { OFFLINE, UNAVAILABLE } from "@/lib/errors";
import { signInCopy } from "@/lib/users/copy";
import type { Credentials } from "@/lib/users/schema";
import { readFailure, type SignInFailure } from "./sign-in-failure";

/** The sign-in of a person, by password or passkey, which ends on the screen `destination`, a path of this site. */
export function useSignIn(destination: string) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();

  /** Resolves with the failure; with nothing while the next screen loads. */
  async function enter(attempt: () => Promise<SignInFailure | undefined>) {
    setBusy(true);
    setRefused(undefined);
    // The server would say yes, and ask again at once.
    const failure = navigator.cookieEnabled ? await attempt() : { message: signInCopy.noCookies };
    // A code that is asked for is no refusal.
    if (!failure?.errors?.code) setRefused(failure?.message);
    if (failure) setBusy(false);
    // A full page load, so that nothing cached before the sign-in stays.
    else window.location.assign(destination);
    return failure;
  }

  return {
    busy,
    /** Why nobody was let in, until the next attempt. */
    refused,
    clear: () => setRefused(undefined),
    enterWithPassword: (typed: Credentials) => enter(() => signInWithPassword(typed)),
    enterWithPasskey: () => enter(signInWithPasskey),
  };
}

async function signInWithPassword(typed: Credentials): Promise<SignInFailure | undefined> {
  try {
    const result = await signIn("credentials", { ...typed, redirect: false });
    if (result?.ok) return undefined;
    return readFailure(result?.error) ?? { message: UNAVAILABLE };
  } catch {
    return { message: OFFLINE };
  }
}

/** Its code is loaded by who uses it. */
async function signInWithPasskey(): Promise<SignInFailure | undefined> {
  const loaded = await import("./second-factor/passkey-sign-in").catch(() => undefined);
  return loaded ? loaded.signInWithPasskey() : { message: OFFLINE };
}
