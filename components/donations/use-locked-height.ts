"use client";

import { useEffect, useRef } from "react";

/** A box whose height can be locked as a minimum while its content is replaced, so that what is below does not move. */
export function useLockedHeight<Element extends HTMLElement>() {
  const box = useRef<Element>(null);

  function lock() {
    if (box.current) box.current.style.minHeight = `${box.current.getBoundingClientRect().height}px`;
  }
  function release() {
    if (box.current) box.current.style.minHeight = "";
  }

  // Another width makes the locked height wrong; a phone's address bar, as it slides in and out, changes the height only.
  useEffect(() => {
    let width = window.innerWidth;
    const forget = () => {
      if (window.innerWidth !== width && box.current) box.current.style.minHeight = "";
      width = window.innerWidth;
    };
    window.addEventListener("resize", forget);
    return () => window.removeEventListener("resize", forget);
  }, []);

  return { box, lock, release };
}
