"use client";

import { lazy, Suspense } from "react";
import { ErrorScreen, type ErrorScreenProps } from "@/components/ui/error-screen";
import { Theme } from "@/components/ui/theme";

// Lazy, because this file is in every page's bundle.
const OutageHint = lazy(() =>
  import("@/components/painel/outage-hint").then(
    ({ OutageHint }) => ({ default: OutageHint }),
    () => ({ default: () => <></> }),
  ),
);

/** For errors outside the layouts of site and dashboard, or in them. */
export default function RootError(props: ErrorScreenProps) {
  return (
    <Theme>
      <main>
        <ErrorScreen {...props}>
          <Suspense>
            <OutageHint retry={props.retry} />
          </Suspense>
        </ErrorScreen>
      </main>
    </Theme>
  );
}
