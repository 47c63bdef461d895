"use client";

import { useEffect } from "react";
import { toast } from "sonner";
import { Toasts } from "@/components/ui/toasts";
import { messageCopy } from "@/lib/messages/copy";

/** Says, top right and for two seconds, that the message has been stored. */
export function SentToast() {
  // The toaster, which is inside, listens before this runs.
  useEffect(() => {
    toast.success(messageCopy.sent);
  }, []);
  return <Toasts />;
}
