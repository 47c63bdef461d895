"use client";

// Inside the site's frame: the navigation stays.
export { ErrorScreen as default } from "@/components/ui/error-screen";
