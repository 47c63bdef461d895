"use client";

import { useEffect } from "react";
import { toast } from "sonner";
import { Toasts } from "@/components/ui/toasts";
import { messageCopy } from "@/lib/messages/copy";

/** Confirms that the message was stored. */
export function SentToast() {
  // Effects of children run first: `Toasts` is listening by now.
  useEffect(() => {
    toast.success(messageCopy.sent);
  }, []);
  return <Toasts />;
}
