"use client";

import HCaptcha from "@hcaptcha/react-hcaptcha";
import { useTheme } from "next-themes";
import { useEffect, useId, useRef, useState } from "react";
import { CaptchaFailed, type CaptchaProps } from "./captcha-failed";
import { NO_RESPONSE } from "./use-captcha";

/** hCaptcha counts as unreachable after this. */
const LOAD_TIMEOUT_MS = 12_000;
/** Narrower windows get hCaptcha's compact box. */
const MIN_NORMAL_WIDTH_PX = 400;

/** hCaptcha's widget. */
export function Captcha({ siteKey, round, error, onResponse }: CaptchaProps) {
  const { resolvedTheme } = useTheme();
  const widget = useRef<HCaptcha>(null);
  const errorId = useId();
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");

  useEffect(() => {
    if (round > 0) widget.current?.resetCaptcha();
  }, [round]);

  useEffect(() => {
    if (state !== "loading") return;
    const timeout = setTimeout(() => setState("failed"), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timeout);
  }, [state]);

  return (
    <fieldset
      name="captcha" // for focusFirstError
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
      className="grid justify-items-start gap-1.5"
    >
      <legend className="mb-1.5 font-semibold">Verificação</legend>
      {state === "failed" ? (
        <CaptchaFailed onResponse={onResponse} />
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
