/** What decides which of two accounts remains: its address, and whether its owner has confirmed it. */
export type JoinedAddress = {
  /** Null where only a phone number is known. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
};

const rankOf = ({ email, isEmailVerified }: JoinedAddress): number => {
  if (email === null) return 0;
  return isEmailVerified ? 2 : 1;
};

/**
 * Whether an account may remain, and the other one be closed: what an account has is handed only to who has
 * shown as much of themselves. So one whose address its owner has confirmed is not joined into one without,
 * and one with an address not into one that has none.
 */
export const mayRemain = (one: JoinedAddress, other: JoinedAddress): boolean => rankOf(one) >= rankOf(other);

/** Whether each of the two is somebody's who has shown that they read its address: only admins join those. */
export const areBothConfirmed = (one: JoinedAddress, other: JoinedAddress): boolean => rankOf(one) === 2 && rankOf(other) === 2;
