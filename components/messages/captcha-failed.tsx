"use client";

import { useEffect } from "react";
import type { CaptchaResponse } from "./use-captcha";

const FAILED: CaptchaResponse = { captcha: "", captchaFailed: true };

export type CaptchaProps = {
  siteKey: string;
  /** Changes when the captcha must be solved again. */
  round: number;
  error?: string;
  onResponse: (response: CaptchaResponse) => void;
};

/** In the captcha's place when it does not load: the message can be sent all the same, and the server marks it as unverified. */
export function CaptchaFailed({ onResponse }: Pick<CaptchaProps, "onResponse">) {
  useEffect(() => onResponse(FAILED), [onResponse]);
  return <p className="text-muted">A verificação não carregou. Pode enviar assim mesmo.</p>;
}
