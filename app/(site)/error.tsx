"use client";

// Rendered inside the site's layout.
export { ErrorScreen as default } from "@/components/ui/error-screen";
