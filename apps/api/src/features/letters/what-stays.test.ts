import { fieldsOfLetter, type LetterKind, letterKinds, ourWords } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { emailSite as config, everyContent, everyLook, ownAgencySite } from '../../testing/email-contents.ts';
import { writeMessage } from '../emails/write-message.ts';

type Content = Parameters<typeof writeMessage>[1]['content'];

const write = (content: Content, own?: { subject: string; text: string }) =>
  writeMessage(
    {
      ...config,
      ...(own
        ? { agency: { ...(ownAgencySite.agency as NonNullable<typeof ownAgencySite.agency>), letters: { [content.kind]: own } } }
        : {}),
    },
    { _id: 'one', to: 'asha@example.com', content },
  );
const OWN = { subject: 'Own', text: 'Own words.' };
const looks = Object.entries(everyLook('Hampi')).filter(([, { kind }]) => letterKinds.some((one) => one === kind));

test.each(looks)('%s: in the agency’s words it says every amount, day and link that it says in ours', async (_, content) => {
  const [ours, theirs] = await Promise.all([write(content), write(content, OWN)]);
  expect(theirs.subject).toBe('Own');
  expect(theirs.text).toContain('Own words.');
  const facts = /₹[\d,.]+\d|https?:\/\/\S+|\d{1,2} [A-Z][a-z]{2} \d{4}/g;
  for (const fact of ours.text.match(facts) ?? []) expect(theirs.text).toContain(fact);
});

test.each([
  ['booking-received', 'Your booking is confirmed once you have paid ₹3,999.98.'],
  ['payment-failed', 'Nothing was charged.'],
  ['hold-expired', 'Nothing was charged.'],
  ['payment-received', 'We have received ₹1,200.00. You have paid ₹1,200.00 of ₹3,999.98 in all.'],
  ['balance-reminder', 'The balance of ₹2,799.98 is due Thu, 10 Dec 2026.'],
  ['balance-overdue', 'Please pay it now'],
  ['booking-cancelled', 'We have had to cancel your trip.'],
  ['refund-completed', 'The refund is on its way to the card you paid with.'],
  ['refund-returned', 'it is still yours'],
] as const)('%s says "%s" whatever the agency writes', async (kind, sentence) => {
  expect((await write(everyContent('Hampi')[kind], OWN)).text).toContain(sentence);
});

test.each(letterKinds)('%s has a value for each field that it offers', async (kind: LetterKind) => {
  const text = fieldsOfLetter(kind)
    .map((field) => `${field}={${field}}`)
    .join('\n');
  const { subject, text: written } = await write(everyContent('Hampi')[kind], { subject: 'Own', text });
  expect(subject).toBe('Own');
  for (const field of fieldsOfLetter(kind)) expect(written).toMatch(new RegExp(`${field}=[^{\\s]`));
});

test.each(letterKinds)('%s: the subject that an agency begins with is the one that is sent without it', async (kind) => {
  const content = everyContent('Hampi')[kind];
  const [ours, begun] = await Promise.all([write(content), write(content, ourWords[kind])]);
  expect(begun.subject).toBe(ours.subject);
});
