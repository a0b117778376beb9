import {
  type Contact,
  type NewTraveller,
  type Traveller,
  type Travellers,
  type TravellersForm,
  travellersFormSchema,
} from '@wayfarer/contracts';
import { z } from 'zod';

/** What is typed of one person; '' where nothing is. */
export type TravellerValues = Record<'name' | 'birthDate' | 'nationality' | 'diet' | 'phone' | 'note', string> & {
  number: string;
  expires: string;
};

export const valuesOf = ({ name, birthDate, nationality, diet, phone, note, passport }: Traveller): TravellerValues => ({
  name: name ?? '',
  birthDate: birthDate ?? '',
  nationality: nationality ?? '',
  diet: diet ?? '',
  phone: phone ?? '',
  note: note ?? '',
  // Never sent to the browser: what is typed replaces the number that is stored.
  number: '',
  expires: passport?.expires ?? '',
});

const given = <Field extends string>(field: Field, text: string) => (text.trim() === '' ? {} : { [field]: text });

/** As the contract wants it: nothing where nothing was typed. */
const travellerIn = ({ number, expires, ...facts }: TravellerValues): object => {
  const { name, ...others } = facts;
  const asked = Object.entries(others).map(([field, text]) => given(field, text));
  const hasPassport = number.trim() !== '' || expires !== '';
  // Passports print spaces and hyphens between the digits.
  const passport = hasPassport ? { passport: { ...given('number', number.replaceAll(/[\s-]/g, '')), expires } } : {};
  return Object.assign({ name }, ...asked, passport);
};

/**
 * The contract's schema of one person, for what is typed; a sentence about a passport stands at its own
 * field.
 */
export const travellerSchema = z.custom<TravellerValues>().transform((typed, context): NewTraveller => {
  const [checked] = [travellersFormSchema.shape.travellers.element.safeParse(travellerIn(typed))];
  if (checked.data) return checked.data;
  for (const { path, message } of checked.error?.issues ?? []) {
    const isLeftOut = path.at(-1) === 'expires' && typed.expires === '';
    const told = isLeftOut ? 'Enter until when the passport is valid.' : message;
    context.addIssue({ code: 'custom', path: path.filter((part) => part !== 'passport'), message: told });
  }
  return z.NEVER;
});

/** Somebody who is stored, as they are sent back unchanged. */
const unchanged = (
  { id, category: _category, warning: _warning, name, passport, ...facts }: Traveller,
  asks: Travellers['asks'],
): NewTraveller | null => {
  if (name === null) return null;
  const kept = Object.entries(facts).filter(([field]) => asks?.some((asked) => asked === field));
  const passports = passport && asks?.includes('passport') ? { passport: { expires: passport.expires } } : {};
  return { id, name, ...Object.fromEntries(kept), ...passports };
};

/** The whole list with one person of it changed. */
export const listWith = ({ travellers, asks, version }: Travellers, place: number, changed: NewTraveller): TravellersForm => ({
  travellers: travellers.map((traveller, at) => (at === place ? { ...changed, id: traveller.id } : unchanged(traveller, asks))),
  version,
});

/** The whole list with another contact. */
export const listWithContact = ({ travellers, asks, version }: Travellers, contact: Contact): TravellersForm => ({
  travellers: travellers.map((traveller) => unchanged(traveller, asks)),
  contact,
  version,
});

/** The field of a card that a path of the whole list is about; null where it is about another card. */
export const fieldAt = (path: string, place: number): string | null => {
  const prefix = `travellers.${place}.`;
  return path.startsWith(prefix) ? path.slice(prefix.length).replace('passport.', '') : null;
};
