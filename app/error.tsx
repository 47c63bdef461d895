"use client";

import { lazy, Suspense, useLayoutEffect } from "react";
import { ErrorScreen, type ErrorScreenProps } from "@/components/ui/error-screen";
import { tryStorage } from "@/components/ui/try-storage";

// Lazy, because this file is in every page's bundle.
const OutageHint = lazy(() =>
  import("@/components/painel/outage-hint").then(
    ({ OutageHint }) => ({ default: OutageHint }),
    () => ({ default: () => <></> }),
  ),
);

/** For errors outside the layouts of site and dashboard, or in them. */
export default function RootError(props: ErrorScreenProps) {
  useLayoutEffect(setTheme, []);
  return (
    <main>
      <ErrorScreen {...props}>
        <Suspense>
          <OutageHint retry={props.retry} />
        </Suspense>
      </ErrorScreen>
    </main>
  );
}

/** Light or dark as components/ui/theme.tsx decides, without its library, because this file is in every page's bundle. */
function setTheme() {
  const chosen = tryStorage(() => localStorage.getItem("theme"));
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", dark);
}
