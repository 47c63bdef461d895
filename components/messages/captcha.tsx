"use client";

import HCaptcha from "@hcaptcha/react-hcaptcha";
import { useTheme } from "next-themes";
import { useEffect, useId, useRef, useState } from "react";
import { type CaptchaResponse, NO_RESPONSE } from "./use-captcha";

type Props = {
  siteKey: string;
  /** Changes when the captcha must be solved again. */
  round: number;
  error?: string;
  onResponse: (response: CaptchaResponse) => void;
};

/** hCaptcha counts as unreachable after this. */
const LOAD_TIMEOUT_MS = 12_000;
/** Narrower windows get hCaptcha's compact box. */
const MIN_NORMAL_WIDTH_PX = 400;

const FAILED: CaptchaResponse = { captcha: "", captchaFailed: true };

/** hCaptcha's widget. When it does not load, the message can be sent all the same, and the server marks it as unverified. */
export function Captcha({ siteKey, round, error, onResponse }: Props) {
  const { resolvedTheme } = useTheme();
  const widget = useRef<HCaptcha>(null);
  const errorId = useId();
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");

  useEffect(() => {
    if (round > 0) widget.current?.resetCaptcha();
  }, [round]);

  useEffect(() => {
    if (state === "failed") onResponse(FAILED);
    if (state !== "loading") return;
    const timeout = setTimeout(() => setState("failed"), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timeout);
  }, [state, onResponse]);

  return (
    <fieldset
      name="captcha" // for focusFirstError
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
      className="grid justify-items-start gap-1.5"
    >
      <legend className="mb-1.5 font-semibold">Verificação</legend>
      {state === "failed" ? (
        <p className="text-muted">A verificação não carregou. Pode enviar assim mesmo.</p>
      ) : (
        <div className="min-h-20">
          <HCaptcha
            ref={widget}
            sitekey={siteKey}
            size={window.innerWidth < MIN_NORMAL_WIDTH_PX ? "compact" : "normal"}
            theme={resolvedTheme === "dark" ? "dark" : "light"}
            languageOverride="pt-BR"
            sentry={false}
            userJourneys={false}
            onReady={() => setState("ready")}
            onVerify={(captcha) => onResponse({ captcha, captchaFailed: false })}
            onExpire={() => onResponse(NO_RESPONSE)}
            onError={(event) => {
              if (/^(script|network|rate)/.test(event)) setState("failed");
            }}
          />
        </div>
      )}
      {error && (
        <p id={errorId} className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
