"use client";

import { useLayoutEffect } from "react";
import { OutageHint } from "@/components/painel/outage-hint";
import { ErrorScreen, type ErrorScreenProps } from "@/components/ui/error-screen";
import { tryStorage } from "@/components/ui/try-storage";
import { fonts } from "./fonts";

/** Loaded with the first error. */
export default function GlobalErrorScreen(props: ErrorScreenProps) {
  useLayoutEffect(setTheme, []);
  return (
    <main className={`${fonts} font-sans`}>
      <title>500 Erro interno</title>
      <ErrorScreen {...props}>
        <OutageHint retry={props.retry} />
      </ErrorScreen>
    </main>
  );
}

/** Light or dark as components/ui/theme.tsx decides, without its library, which this document lacks. */
function setTheme() {
  const chosen = tryStorage(() => localStorage.getItem("theme"));
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", dark);
}
