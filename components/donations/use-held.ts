"use client";

import { useEffect, useRef } from "react";

/** A box that can be kept from becoming lower, so that what stands below does not jump when its content changes. */
export function useHeld<Element extends HTMLElement>() {
  const box = useRef<Element>(null);

  function hold() {
    if (box.current) box.current.style.minHeight = `${box.current.getBoundingClientRect().height}px`;
  }
  function release() {
    if (box.current) box.current.style.minHeight = "";
  }

  // Of another width it has another height. A phone's address bar, which comes and goes, changes the height only.
  useEffect(() => {
    let width = window.innerWidth;
    const forget = () => {
      if (window.innerWidth !== width && box.current) box.current.style.minHeight = "";
      width = window.innerWidth;
    };
    window.addEventListener("resize", forget);
    return () => window.removeEventListener("resize", forget);
  }, []);

  return { box, hold, release };
}
