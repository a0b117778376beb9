import { displayNameOf } from '@wayfarer/contracts';
import { t, tn } from '@wayfarer/words';
import type { ContentOf } from '../email-content.ts';
import { paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import {
  beginningOfTrip,
  bulleted,
  listed,
  moneyRows,
  owedOfTrip,
  shortened,
  tripFacts,
  tripPageOf,
  whyOf,
} from './trip-parts.ts';

const A_WEEK = 7;

/** When a trip begins, in each sentence that says it: today after an outage. */
const whenTexts = (inDays: number, values: { readonly trip: string; readonly name: string; readonly beginning: string }) => {
  if (inDays < 1)
    return {
      subject: t('Today: {trip}', values),
      heading: t('Your trip begins today'),
      greeting: t('Hello {name}, your trip begins today: {beginning}. What to bring:', values),
    };
  if (inDays === 1)
    return {
      subject: t('Tomorrow: {trip}', values),
      heading: t('Your trip begins tomorrow'),
      greeting: t('Hello {name}, your trip begins tomorrow: {beginning}. What to bring:', values),
    };
  if (inDays === A_WEEK)
    return {
      subject: t('In a week: {trip}', values),
      heading: t('Your trip begins in a week'),
      greeting: t('Hello {name}, your trip begins in a week: {beginning}. What to bring:', values),
    };
  return {
    subject: tn(inDays, 'In {n} day: {trip}', 'In {n} days: {trip}', values),
    heading: tn(inDays, 'Your trip begins in {n} day', 'Your trip begins in {n} days'),
    greeting: tn(
      inDays,
      'Hello {name}, your trip begins in {n} day: {beginning}. What to bring:',
      'Hello {name}, your trip begins in {n} days: {beginning}. What to bring:',
      values,
    ),
  };
};

export const tripReminder = (content: ContentOf<'trip-reminder'>, site: Site): Template => {
  const { username, name, trip, firstDay, inDays = A_WEEK } = content;
  const beginning = beginningOfTrip(trip);
  const { subject, heading, greeting } = whenTexts(inDays, {
    trip: shortened(trip.title),
    name: displayNameOf({ username, name }),
    beginning,
  });
  return {
    subject,
    preview: t('It begins on {beginning}. What to bring, and what to check.', { beginning: shortened(beginning) }),
    heading,
    words: [
      paragraph(greeting),
      paragraph(
        bulleted([
          t('Your voucher, on your phone or printed. Your guide scans its code.'),
          t('An identity document for each traveller, and visas where needed.'),
          ...(trip.facts?.toBring ?? []),
          t('Your medicines, and your travel insurance documents if you have any.'),
        ]),
        'bring',
      ),
    ],
    kept: listed(t('What to bring:'), trip.facts?.toBring),
    body: [
      ...(firstDay ? [paragraph(t('The first day: {text}', { text: firstDay }), 'first day')] : []),
      tripFacts(trip, owedOfTrip(trip) ? moneyRows(trip) : []),
      paragraph(t('If anything has changed for you, reply to this email.')),
    ],
    action: { label: t('See your trip and voucher'), url: tripPageOf(trip, site) },
    why: whyOf(trip, site),
  };
};

export const tripAfter = ({ username, name, trip }: ContentOf<'trip-after'>, site: Site): Template => ({
  subject: t('How was your trip? {trip}', { trip: shortened(trip.title) }),
  preview: t('Thank you for travelling with us.'),
  heading: t('How was your trip?'),
  words: [
    paragraph(t('Hello {name}, thank you for travelling with us.', { name: displayNameOf({ username, name }) })),
    paragraph(t('How was it? We are glad of a few words: just reply to this email.'), 'reply'),
  ],
  body: [tripFacts(trip)],
  // Nobody has to choose a password only to look back.
  ...(trip.hasNoPassword ? {} : { action: { label: t('See your trip'), url: tripPageOf(trip, site) } }),
  why: whyOf(trip, site),
});
