"use client";

import { ErrorScreen, type ErrorScreenProps } from "@/components/ui/error-screen";
import { Theme } from "@/components/ui/theme";

/** Outside the frames of site and dashboard. */
export default function RootError(props: ErrorScreenProps) {
  return (
    <Theme>
      <main>
        <ErrorScreen {...props} />
      </main>
    </Theme>
  );
}
