import type { Details } from '@wayfarer/contracts';

/** A name and a phone number as they are sent: what is left empty is not. */
export const givenDetails = ({ name = '', phone = '' }: Details): Details => ({
  ...(name.trim() === '' ? {} : { name }),
  ...(phone.trim() === '' ? {} : { phone }),
});
