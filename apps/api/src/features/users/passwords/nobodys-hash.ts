/**
 * A hash that no password has. Compared with when there is no such user, so that the time of the answer does
 * not tell whether a name exists; and that of users who have not chosen a password yet.
 */
export const nobodysHash = (cost: number): string => `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(22)}${'A'.repeat(31)}`;
