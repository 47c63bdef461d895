"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { Page } from "@/lib/lists/listing";
import type { LibraryPicture } from "@/lib/media/types";
import type { ActionResult } from "@/lib/web/action-result";

export type LoadPictures = (query: { q: string; pagina: number }) => Promise<ActionResult<Page<LibraryPicture>>>;

const LibraryContext = createContext<LoadPictures | undefined>(undefined);

/** Gives every form of the dashboard the library of pictures to choose from. */
export function LibraryProvider({ load, children }: { load: LoadPictures; children: ReactNode }) {
  return <LibraryContext value={load}>{children}</LibraryContext>;
}

export const useLibrary = () => useContext(LibraryContext);
