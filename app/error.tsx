"use client";

import { lazy, Suspense } from "react";
import { ErrorScreen, type ErrorScreenProps } from "@/components/ui/error-screen";
import { Theme } from "@/components/ui/theme";

// Every page brings this screen along, and hardly any shows it.
const OutageHint = lazy(() =>
  import("@/components/painel/outage-hint").then(
    ({ OutageHint }) => ({ default: OutageHint }),
    () => ({ default: () => <></> }),
  ),
);

/** Outside the frames of site and dashboard; the dashboard's frame itself needs the database. */
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
