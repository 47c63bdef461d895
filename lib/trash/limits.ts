/** Days for which removed items lie in the trash. */
export const TRASH_DAYS = 30;

/** Minutes in which a list offers to take a removal back. */
export const UNDO_MINUTES = 15;
