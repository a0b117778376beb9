/**
 * Whether emails reach somebody: they have an account, and an address. Of some customers of the desk only a
 * telephone number is known. Everything that writes, or says who is written to, asks this.
 */
export const canBeWrittenTo = <User extends { readonly email: string }>(user: User | null | undefined): user is User =>
  Boolean(user?.email);
