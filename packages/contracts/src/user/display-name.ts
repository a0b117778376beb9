type Known = {
  readonly username: string;
  /** On the account. */
  readonly name?: string | undefined;
  /** Whom to reach about the booking that is spoken of. */
  readonly contact?: { readonly name: string } | null | undefined;
};

/**
 * What somebody is called wherever they are greeted, listed or named on a document: the name on the account,
 * or else that of the contact of the booking; the username, which is for logging in, where neither is known.
 */
export const displayNameOf = ({ username, name, contact }: Known): string => name ?? contact?.name ?? username;
