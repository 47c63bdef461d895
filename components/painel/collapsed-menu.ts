/** The cookie that remembers a collapsed side menu, so that the server renders it collapsed. */
export const COLLAPSED_MENU_COOKIE = "nova-menu";
