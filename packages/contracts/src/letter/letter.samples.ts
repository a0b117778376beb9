import type { AnswersOf } from '../answers-of.ts';
import type { letterEndpoints } from './letter.endpoints.ts';
import { letterKinds } from './letter.rules.ts';
import type { Letter, TriedLetter } from './letter.schema.ts';

export const sampleLetter: Letter = {
  kind: 'booking-confirmed',
  own: { subject: 'See you on {day}, {name}', text: 'Namaste {name},\n\nyour seat on {trip} is waiting.' },
  version: 2,
  changedAt: '2026-01-12T09:30:00.000Z',
};

export const sampleLetters: Letter[] = letterKinds.map((kind) =>
  kind === sampleLetter.kind ? sampleLetter : { kind, own: null, version: 0, changedAt: null },
);

export const sampleTriedLetter: TriedLetter = {
  booking: '0000001E',
  subject: 'See you on Sat, 12 Dec 2026, Asha',
  html: '<html lang="en"><head></head><body><h1>Your trip is confirmed</h1><p>Namaste Asha,</p></body></html>',
  text: 'YOUR TRIP IS CONFIRMED\n\nNamaste Asha,',
};

export const letterAnswers: AnswersOf<typeof letterEndpoints> = {
  listLetters: sampleLetters,
  editLetter: { letter: { ...sampleLetter, version: 3 } },
  resetLetter: { letter: { ...sampleLetter, own: null, version: 3 } },
  tryLetter: sampleTriedLetter,
};
