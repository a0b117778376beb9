/** What is compared of a name or an address: neither is told apart by its case. */
export const keyOf = (text: string): string => text.toLowerCase();

/** Who has an account: a withdrawn user is found by nothing else. */
export const present = { withdrawnAt: null };
