import type { Booking, Contact, CustomerDetail } from '@wayfarer/contracts';

/** How somebody is reached about a booking; what is not known is absent. */
export type Reach = { name?: string; phone?: string; e164?: string; email?: string };

const phoneOf = (
  { toCall }: Pick<Booking, 'toCall'>,
  contact: Contact | null | undefined,
  customer: CustomerDetail | undefined,
): Omit<Reach, 'email'> => {
  if (contact?.phone !== undefined && contact.phone !== toCall?.phone) return { name: contact.name, phone: contact.phone };
  const { name, phone, e164 } = toCall ?? {};
  if (name !== undefined && phone !== undefined) return { name, phone, ...(e164 === undefined ? {} : { e164 }) };
  if (customer?.phone !== undefined) return { phone: customer.phone };
  return customer?.contact ?? {};
};

/** The phone of the booking's contact comes first, then that of the account, then that of another booking. */
export const reachOf = (
  booking: Pick<Booking, 'toCall'>,
  contact: Contact | null | undefined,
  customer: CustomerDetail | undefined,
): Reach => ({ ...phoneOf(booking, contact, customer), ...(customer?.email ? { email: customer.email } : {}) });
