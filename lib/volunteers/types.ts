import type { z } from "zod";
import type { managedVolunteerAnswer, volunteerAnswer } from "./api";

/** A volunteer as visitors see one, without the telephone number. */
export type VolunteerCardData = z.infer<typeof volunteerAnswer>;

/** A volunteer for administrators, with the telephone number. */
export type ManagedVolunteer = z.infer<typeof managedVolunteerAnswer>;
