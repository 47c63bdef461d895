"use client";

import { useEffect, useRef } from "react";

/** Locks an element's height as its minimum while the content is replaced, so that nothing below shifts. */
export function useLockedHeight<Element extends HTMLElement>() {
  const box = useRef<Element>(null);

  function lock() {
    if (box.current) box.current.style.minHeight = `${box.current.getBoundingClientRect().height}px`;
  }
  function release() {
    if (box.current) box.current.style.minHeight = "";
  }

  // Released when the width changes. Not the height: a phone's address bar changes that while scrolling.
  useEffect(() => {
    let width = window.innerWidth;
    const onResize = () => {
      if (window.innerWidth !== width && box.current) box.current.style.minHeight = "";
      width = window.innerWidth;
    };
    window.addEventListener("resize", onResize);
    return () => window.removeEventListener("resize", onResize);
  }, []);

  return { box, lock, release };
}
