import type { Details } from '@wayfarer/contracts';

/** A name, a phone number and a language as they are sent: what is left empty is not. */
export const givenDetails = ({ name = '', phone = '', language }: Details): Details => ({
  ...(name.trim() === '' ? {} : { name }),
  ...(phone.trim() === '' ? {} : { phone }),
  ...(language === undefined ? {} : { language }),
});
