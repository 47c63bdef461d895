/** Classes of a `<progress>`, which each browser paints its own way. */
export const PROGRESS_BAR =
  "h-2 appearance-none forced-color-adjust-none overflow-hidden rounded-full border-0 bg-sunken indeterminate:animate-pulse [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent";
