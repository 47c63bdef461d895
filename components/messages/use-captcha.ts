"use client";

import { useRef, useState } from "react";

/** hCaptcha's proof, or that it could not be asked for one. */
export type CaptchaAnswer = { captcha: string; captchaFailed: boolean };
export const NO_ANSWER: CaptchaAnswer = { captcha: "", captchaFailed: false };

/**
 * Whether the form has a captcha, which the prerendered page does not know: asked once somebody begins to write. While
 * the server cannot be reached it is asked again at the next occasion.
 */
export function useCaptcha() {
  const [siteKey, setSiteKey] = useState<string>();
  const [round, setRound] = useState(0);
  const asked = useRef<Promise<void>>(undefined);
  const given = useRef(NO_ANSWER);

  async function ask() {
    try {
      const response = await fetch("/api/contact");
      if (!response.ok) throw new Error(String(response.status));
      const { siteKey: found } = await response.json();
      if (typeof found === "string") setSiteKey(found);
    } catch {
      asked.current = undefined;
    }
  }

  return {
    siteKey,
    /** Changes when the captcha must be solved anew. */
    round,
    prepare() {
      asked.current ??= ask();
      return asked.current;
    },
    answer: () => given.current,
    setAnswer(answer: CaptchaAnswer) {
      given.current = answer;
    },
    reset() {
      if (given.current.captcha === "") return;
      given.current = NO_ANSWER;
      setRound((before) => before + 1);
    },
  };
}
