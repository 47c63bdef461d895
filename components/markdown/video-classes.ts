// The look of a video that does not play yet, for the site and the editor: a rising sun with the sign for playing.

const SUN =
  "bg-leaf-soft bg-[radial-gradient(circle_at_50%_100%,var(--sun)_0_11rem,transparent_calc(11rem+1px))] border border-line";
const PLAY_SIGN =
  "before:pointer-events-none before:absolute before:top-[38%] before:left-1/2 before:z-10 before:size-16 before:-translate-1/2 before:rounded-full before:bg-accent after:pointer-events-none after:absolute after:top-[38%] after:left-1/2 after:z-10 after:h-6 after:w-5 after:-translate-x-[40%] after:-translate-y-1/2 after:bg-on-accent after:[clip-path:polygon(0_0,100%_50%,0_100%)]";

export const VIDEO_SURFACE = `${SUN} ${PLAY_SIGN}`;

/** The player has the same place later. */
export const videoBox = (portrait: boolean) =>
  `relative overflow-hidden rounded-card ${portrait ? "aspect-9/16 max-w-sm" : "aspect-video"}`;
