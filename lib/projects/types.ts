import type { z } from "zod";
import type { managedProjectAnswer, projectAnswer } from "./api";

/** A project as visitors see it. */
export type ProjectCardData = z.infer<typeof projectAnswer>;

/** The same for administrators. */
export type ManagedProject = z.infer<typeof managedProjectAnswer>;
