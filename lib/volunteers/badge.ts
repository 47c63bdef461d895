/** How `isAdmin` is shown. */
export const badgeOf = (isAdmin: boolean) => (isAdmin ? "ADMIN" : "VOLUNTÁRIO(A)");
