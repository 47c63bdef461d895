/** localStorage key of the side menu's state. */
export const MENU_KEY = "nova-menu";
/** The stored value, and the attribute's: `<html data-menu="recolhido">`. */
export const NARROW = "recolhido";

/** Inline script that runs before the first paint, so that a collapsed menu does not flash open. */
export const RESTORE_MENU_SCRIPT = `try{if(localStorage.getItem("${MENU_KEY}")==="${NARROW}")document.documentElement.dataset.menu="${NARROW}"}catch{}`;
