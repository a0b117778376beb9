import { dayText } from '../../../time/day-text.ts';
import type { ContentOf } from '../email-content.ts';
import { hello, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import { shortened, tripFacts, tripPageOf, whyOf } from './trip-parts.ts';

const action = (trip: ContentOf<'departure-guaranteed'>['trip'], site: Site) => ({
  label: 'See your trip',
  url: tripPageOf(trip, site),
});

export const departureGuaranteed = ({ username, name, trip }: ContentOf<'departure-guaranteed'>, site: Site): Template => ({
  subject: `Your departure is guaranteed: ${shortened(trip.title)}, ${dayText(trip.travelDate)}`,
  preview: 'It leaves for sure.',
  heading: 'Your departure is guaranteed',
  words: [
    paragraph(
      `${hello({ username, name })}, your trip on ${dayText(trip.travelDate)} leaves for sure, however many others travel. You can now book what you need around it.`,
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
  body: [paragraph(`${hello({ username, name })},`, 'greeting'), paragraph(text, 'text'), tripFacts(trip)],
  action: action(trip, site),
  why: whyOf(trip, site),
});
