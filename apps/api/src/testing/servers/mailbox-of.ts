import { only } from '@wayfarer/contracts/testing/only';
import type { ParsedMail } from 'mailparser';

/** To whom emails went, and their subject, or what matches it; all of them where neither is given. */
type Wanted = { to?: string; subject?: string | RegExp };

/** A list of which no item can be picked by its place, nor as the first that matches. */
type Unordered<Item> = Pick<readonly Item[], 'every' | 'flatMap' | 'length' | 'map' | 'some'>;

const recipientsOf = ({ to }: ParsedMail): string[] => [to ?? []].flat().map(({ text }) => text);
const subjectOf = ({ subject = '' }: ParsedMail): string => subject;
const matches = (mail: ParsedMail, { to, subject }: Wanted): boolean =>
  (to === undefined || recipientsOf(mail).includes(to)) &&
  (subject === undefined || (typeof subject === 'string' ? subjectOf(mail) === subject : subject.test(subjectOf(mail))));

/**
 * What tests ask of received emails. Several are sent at once, so the order in which they arrive is chance:
 * no email is reached by its place.
 */
export const mailboxOf = (received: ParsedMail[]) => ({
  /** The one that is wanted. @throws with every subject where there is none, or more than one */
  email: (wanted: Wanted): ParsedMail => only(received, (mail) => matches(mail, wanted), subjectOf),
  emails: (wanted: Wanted = {}): Unordered<ParsedMail> => received.filter((mail) => matches(mail, wanted)),
  /** The subjects of all emails to one address, sorted. */
  subjectsTo: (to: string): string[] =>
    received
      .filter((mail) => matches(mail, { to }))
      .map(subjectOf)
      .toSorted(),
  /** Where the order in which emails arrive is what the test is about. */
  recipientsInTurn: (): string[] => received.flatMap(recipientsOf),
  /** Removes all that have arrived. */
  forget: (): void => void received.splice(0),
});
