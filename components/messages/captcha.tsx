"use client";

import HCaptcha from "@hcaptcha/react-hcaptcha";
import { useTheme } from "next-themes";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { type CaptchaAnswer, NO_ANSWER } from "./use-captcha";

type Props = {
  ref: RefObject<HTMLFieldSetElement | null>;
  siteKey: string;
  /** Another number begins anew. */
  round: number;
  error?: string;
  onAnswer: (answer: CaptchaAnswer) => void;
};

/** After which hCaptcha counts as out of reach. */
const LOAD_TIMEOUT_MS = 12_000;
/** Width of the window in which hCaptcha's usual box fits. */
const MIN_NORMAL_WIDTH_PX = 400;

const FAILED: CaptchaAnswer = { captcha: "", captchaFailed: true };

/** hCaptcha's box. When it does not load, the message can be sent all the same: the server marks it. */
export function Captcha({ ref, siteKey, round, error, onAnswer }: Props) {
  const { resolvedTheme } = useTheme();
  const box = useRef<HCaptcha>(null);
  const errorId = useId();
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");

  useEffect(() => {
    if (round > 0) box.current?.resetCaptcha();
  }, [round]);

  useEffect(() => {
    if (state === "failed") onAnswer(FAILED);
    if (state !== "loading") return;
    const late = setTimeout(() => setState("failed"), LOAD_TIMEOUT_MS);
    return () => clearTimeout(late);
  }, [state, onAnswer]);

  return (
    <fieldset
      ref={ref}
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
            ref={box}
            sitekey={siteKey}
            size={window.innerWidth < MIN_NORMAL_WIDTH_PX ? "compact" : "normal"}
            theme={resolvedTheme === "dark" ? "dark" : "light"}
            languageOverride="pt-BR"
            sentry={false}
            userJourneys={false}
            onReady={() => setState("ready")}
            onVerify={(captcha) => onAnswer({ captcha, captchaFailed: false })}
            onExpire={() => onAnswer(NO_ANSWER)}
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
