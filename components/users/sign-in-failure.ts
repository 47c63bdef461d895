import type { LoginFailure } from "@/lib/web/auth-options";

export type SignInFailure = Pick<LoginFailure, "message" | "errors">;

/** lib/web/auth-options.ts packs it into next-auth's error string. */
export function readFailure(error: string | null | undefined): SignInFailure | undefined {
  try {
    return JSON.parse(error ?? "");
  } catch {
    return undefined;
  }
}
