import type { CustomerDetail, FoundCustomer } from '@wayfarer/contracts';

/** A customer whose page is known, as the desk chooses one to book for. */
export const toBookFor = ({
  _id,
  id,
  username,
  name,
  phone,
  invoiceTo,
  language,
  email,
  isEmailVerified,
}: CustomerDetail): FoundCustomer => ({
  _id,
  id,
  username,
  ...(name === undefined ? {} : { name }),
  ...(phone === undefined ? {} : { phone }),
  ...(invoiceTo === undefined ? {} : { invoiceTo }),
  ...(language === undefined ? {} : { language }),
  email: email === '' ? null : email,
  isEmailVerified,
});
