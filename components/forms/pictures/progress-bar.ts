/** Classes of a `<progress>`, which each browser paints its own way. */
export const PROGRESS_BAR =
  "h-2 appearance-none forced-colors:appearance-auto overflow-hidden rounded-full border-0 bg-line indeterminate:animate-pulse [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent";
