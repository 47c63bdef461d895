"use client";

import { useEffect, useState } from "react";
import { strengthCopy } from "@/lib/users/copy";
import { PASSWORD_MIN } from "@/lib/users/limits";

/** Pause in typing after which a password is rated. */
const RATING_DELAY_MS = 300;

const NOTHING: readonly string[] = [];

type Props = { password: string /** What is known of the person, and so guessed early. */; own?: readonly string[] };

/** How hard the typed password is to guess, in words. A hint only: the server decides. */
export function PasswordStrength({ password, own = NOTHING }: Props) {
  const [text, setText] = useState("");
  const known = own.join("\n");
  useEffect(() => {
    setText("");
    if (password.length < PASSWORD_MIN) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const rating = await import("./rate-password").catch(() => undefined); // offline: no hint
      if (rating && !isStale) setText(strengthCopy[rating.ratePassword(password, known.split("\n"))] ?? "");
    }, RATING_DELAY_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [password, known]);
  return (
    <p role="status" className="mt-1.5 text-sm empty:mt-0">
      {text}
    </p>
  );
}
