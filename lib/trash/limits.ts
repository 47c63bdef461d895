/** Days until removed items are purged. */
export const TRASH_DAYS = 30;

/** Minutes in which a list offers to take a removal back. */
export const UNDO_MINUTES = 15;
