"use client";

import { useEffect, useRef, useState } from "react";

/** The Markdown to create the editor with. It changes when the form's value is not the editor's own last one: a restored draft, a reset. */
export function useOpened(value: string) {
  const lastValue = useRef(value);
  const [opened, setOpened] = useState({ markdown: value });
  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    setOpened({ markdown: value });
  }, [value]);
  return { opened, lastValue };
}
