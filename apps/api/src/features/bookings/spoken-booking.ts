import { bookedFactsIn, type Line, translatedPackage } from '@wayfarer/contracts';
import { isTranslated, spokenLanguage } from '@wayfarer/words';
import type { Offer } from '../tour-packages/index.ts';
import type { BookedPackage, TranslatedSnapshot } from './booking-parts.model.ts';

/**
 * An offer in the language of the moment, as far as it is translated. Only to be shown: what is stored is in
 * English.
 */
export const spokenOffer = (offer: Offer): Offer => {
  const language = spokenLanguage();
  const translation = isTranslated(language) ? offer.translations?.[language] : undefined;
  if (!translation) return offer;
  return { ...offer, ...translatedPackage({ ...offer, description: '', itinerary: [] }, translation) };
};

/**
 * What a booking keeps beside the English texts: those of the language that it is made in, as they are now.
 * Nothing where that is English, or the package is not translated.
 */
export const translatedSnapshot = (offer: Offer): Pick<BookedPackage, 'translated'> => {
  const spoken = spokenOffer(offer);
  if (spoken === offer) return {};
  const facts = bookedFactsIn(spoken.facts);
  const named = [...(spoken.categories ?? []), ...(spoken.extras ?? [])];
  return {
    translated: {
      language: spokenLanguage(),
      title: spoken.title,
      names: Object.fromEntries(named.map(({ id, name }) => [id, name])),
      ...(facts ? { facts } : {}),
    },
  };
};

const textsOf = ({ title, facts }: TranslatedSnapshot) => ({ title, ...(facts ? { facts } : {}) });

const isSpoken = ({ translated }: BookedPackage): boolean => translated?.language === spokenLanguage();

/** What was booked as its reader reads it: in the language of the moment, if it was booked in that. */
export const spokenPackage = (booked: BookedPackage): BookedPackage =>
  booked.translated && isSpoken(booked) ? { ...booked, ...textsOf(booked.translated) } : booked;

/** The lines of a booking in the same way: names of travellers' categories and of extras are the agency's. */
export const spokenLines = (booked: BookedPackage, lines: readonly Line[]): readonly Line[] =>
  isSpoken(booked)
    ? lines.map((line) =>
        line.kind === 'person' || line.kind === 'extra'
          ? { ...line, text: booked.translated?.names[line.id] ?? line.text }
          : line,
      )
    : lines;
