import { isSoughtPhone, phoneKeysOf as keysOf } from '../../database/lists/phone-keys.ts';
import type { TravellersRecord } from './travellers.model.ts';

type Named = { readonly name: string; readonly phone?: string | undefined };
type Listed = Pick<TravellersRecord, 'contact' | 'travellers'>;

const peopleOf = ({ contact, travellers }: Listed): Named[] => [contact, ...travellers].flatMap((one) => one ?? []);

/** The keys by which a booking is found by the phone numbers on it. */
export const phoneKeysOf = (listed: Listed, timeZone: string): string[] => [
  ...new Set(peopleOf(listed).flatMap(({ phone }) => (phone === undefined ? [] : keysOf(phone, timeZone)))),
];

/** Who has the phone number that was sought. */
export const personWith = (
  listed: Listed,
  sought: readonly string[],
  timeZone: string,
): { name: string; phone: string } | undefined =>
  peopleOf(listed)
    .flatMap(({ name, phone = '' }) => (isSoughtPhone(phone, sought, timeZone) ? { name, phone } : []))
    .at(0);
