"use client";

import { createContext, useEffect, useState, useSyncExternalStore } from "react";

/** The uploads in flight in one form. */
export type Uploads = ReturnType<typeof createUploads>;

function createUploads() {
  const underWay = new Map<AbortController, Promise<boolean>>();
  const listeners = new Set<() => void>();
  function notify() {
    for (const listener of listeners) listener();
  }
  return {
    /** While a new item is being saved: a picture that is chosen now would be neither in it nor in the form afterwards. */
    closed: false,
    /** Fields whose upload failed, which neither another choice nor a save has settled: people may have been further down the form. */
    failed: new Set<string>(),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get any() {
      return underWay.size > 0;
    },
    /** Runs an upload, which resolves with whether it succeeded. After an abort its result must not be used. */
    async run(upload: (signal: AbortSignal) => Promise<boolean>) {
      const controller = new AbortController();
      const done = upload(controller.signal).finally(() => {
        underWay.delete(controller);
        notify();
      });
      underWay.set(controller, done);
      notify();
      await done;
    },
    /** Resolves once none is in flight, later ones included, with whether all succeeded. */
    async finished() {
      let all = true;
      while (underWay.size > 0) all = (await Promise.all(underWay.values())).every(Boolean) && all;
      return all;
    },
    abandon() {
      for (const controller of underWay.keys()) controller.abort();
      underWay.clear();
      this.failed.clear();
      notify();
    },
  };
}

export const UploadsContext = createContext<Uploads>(createUploads());

/** A form's uploads: saving waits for them, resetting the form abandons them, and none begins while a new item is being saved. */
export function useUploads(isNew: boolean) {
  const [uploads] = useState(createUploads);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => () => uploads.abandon(), [uploads]);

  async function finish() {
    setWaiting(uploads.any);
    const all = await uploads.finished().finally(() => setWaiting(false));
    const isMissing = uploads.failed.size > 0;
    uploads.failed.clear(); // said once; the next save goes without
    return all && !isMissing;
  }

  /** Resolves with false, without having saved, when an upload failed, also before. */
  async function saveAfterUploads(save: () => Promise<void>) {
    if (!(await finish())) return false;
    uploads.closed = isNew;
    await save().finally(() => {
      uploads.closed = false;
    });
    return true;
  }

  return { uploads, waiting, saveAfterUploads };
}

/** Whether any of a form's uploads is in flight. */
export function useUploading(uploads: Uploads) {
  return useSyncExternalStore(
    uploads.subscribe,
    () => uploads.any,
    () => false,
  );
}
