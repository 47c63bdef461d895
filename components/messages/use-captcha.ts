"use client";

import { useRef, useState } from "react";
import { ANSWER_TIMEOUT_MS } from "@/lib/web/post-json";

/** hCaptcha's token, or whether it could not be loaded. */
export type CaptchaResponse = { captcha: string; captchaFailed: boolean };
export const NO_RESPONSE: CaptchaResponse = { captcha: "", captchaFailed: false };

/**
 * Fetches whether a captcha is configured, when somebody begins to write: the prerendered page does not know. After a
 * failure the next `load` tries again.
 */
export function useCaptcha() {
  const [siteKey, setSiteKey] = useState<string>();
  const [round, setRound] = useState(0);
  const loading = useRef<Promise<void>>(undefined);
  const response = useRef(NO_RESPONSE);

  async function fetchSiteKey() {
    try {
      const response = await fetch("/api/contact", { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
      if (!response.ok) throw new Error(String(response.status));
      const { siteKey: key } = await response.json();
      if (typeof key === "string") setSiteKey(key);
    } catch {
      loading.current = undefined;
    }
  }

  return {
    siteKey,
    /** Changes when the captcha must be solved again. */
    round,
    load() {
      loading.current ??= fetchSiteKey();
      return loading.current;
    },
    response: () => response.current,
    setResponse(next: CaptchaResponse) {
      response.current = next;
    },
    reset() {
      if (response.current.captcha === "") return;
      response.current = NO_RESPONSE;
      setRound((count) => count + 1);
    },
  };
}
