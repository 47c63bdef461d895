/** Of the top bar with the toolbar below it, in three rows on a phone (as in rich-text.css), and of the button at the bottom. */
const TOP_REM = 13;
const BOTTOM_REM = 6;
/** Of the top bar alone: in a low window neither toolbar nor button stick. */
const LOW_TOP_REM = 4.5;
const MARGIN_REM = 0.5;
/** What a phone's keyboard covers at least. */
const KEYBOARD_PX = 120;

/**
 * Pixels at the edges of the window in which ProseMirror shows no caret, as bars stick there. They are asked for with each letter. A
 * keyboard on the screen has the button below it, and leaves no room for a margin of that height, too: the page would jump.
 */
export const clearOfBars = {
  get top() {
    return inPixels(isLow() ? LOW_TOP_REM : TOP_REM);
  },
  get bottom() {
    return inPixels(isLow() || hasKeyboard() ? MARGIN_REM : BOTTOM_REM);
  },
  left: 0,
  right: 0,
};

const isLow = () => matchMedia("(max-height: 30rem)").matches;
const hasKeyboard = () => window.innerHeight - (window.visualViewport?.height ?? window.innerHeight) > KEYBOARD_PX;
const inPixels = (rem: number) => rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
