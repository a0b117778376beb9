import { displayNameOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { dayText } from '../../../time/day-text.ts';
import type { ContentOf } from '../email-content.ts';
import { paragraph, prose, salutation } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import { shortened, tripFacts, tripPageOf, whyOf } from './trip-parts.ts';

const action = (trip: ContentOf<'departure-guaranteed'>['trip'], site: Site) => ({
  label: t('See your trip'),
  url: tripPageOf(trip, site),
});

export const departureGuaranteed = ({ username, name, trip }: ContentOf<'departure-guaranteed'>, site: Site): Template => ({
  subject: t('Your departure is guaranteed: {trip}, {day}', { trip: shortened(trip.title), day: dayText(trip.travelDate) }),
  preview: t('It leaves for sure.'),
  heading: t('Your departure is guaranteed'),
  words: [
    paragraph(
      t(
        'Hello {name}, your trip on {day} leaves for sure, however many others travel. You can now book what you need around it.',
        { name: displayNameOf({ username, name }), day: dayText(trip.travelDate) },
      ),
    ),
  ],
  body: [tripFacts(trip)],
  action: action(trip, site),
  why: whyOf(trip, site),
});

/** What the agency writes to everybody of a departure. */
export const departureMessage = (
  { username, name, trip, subject, text }: ContentOf<'departure-message'>,
  site: Site,
): Template => ({
  subject,
  preview: shortened(text),
  heading: subject,
  body: [salutation(displayNameOf({ username, name })), prose(text, 'text'), tripFacts(trip)],
  action: action(trip, site),
  why: whyOf(trip, site),
});
