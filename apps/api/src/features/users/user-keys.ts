/** How names and addresses are compared: whatever their case. */
export const keyOf = (text: string): string => text.toLowerCase();

/** Finds those who have an account: not a withdrawn user. */
export const present = { withdrawnAt: null };
