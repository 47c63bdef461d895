"use client";

import { ErrorScreen, type ErrorScreenProps } from "@/components/ui/error-screen";

/** Outside the frames of site and dashboard. */
export default function RootError(props: ErrorScreenProps) {
  return (
    <main>
      <ErrorScreen {...props} />
    </main>
  );
}
