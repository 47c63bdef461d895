/** Where the browser remembers the side menu, and what the document then says: `<html data-menu="recolhido">`. */
export const KEY = "nova-menu";
export const NARROW = "recolhido";

/** Runs before the first paint, so that a narrow menu is narrow from the start. */
export const RESTORE_MENU = `try{if(localStorage.getItem("${KEY}")==="${NARROW}")document.documentElement.dataset.menu="${NARROW}"}catch{}`;
