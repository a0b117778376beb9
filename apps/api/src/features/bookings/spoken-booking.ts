import { bookedFactsIn, type Line, translatedPackage, translatedTexts, translationOf } from '@wayfarer/contracts';
import { spokenLanguage } from '@wayfarer/words';
import { spokenTranslation } from '../../language/own-language.ts';
import { placeInLanguage } from '../destinations/index.ts';
import type { Offer, TourPackageRecord } from '../tour-packages/index.ts';
import type { BookedPackage, TranslatedSnapshot } from './booking-parts.model.ts';

/**
 * An offer in the language of the moment, as far as it is translated. Only to be shown: what is stored is in
 * English.
 */
export const spokenOffer = (offer: Offer): Offer => {
  const language = spokenTranslation();
  if (language === undefined) return offer;
  const { destination, translations } = offer;
  const translated = translatedPackage({ ...offer, description: '', itinerary: [] }, translations?.[language]);
  return { ...offer, ...translated, destination: destination && placeInLanguage(destination, language) };
};

/** The days of a package as it has them now, and which of them are not in the language of the moment. */
export const spokenDays = (
  tourPackage: Pick<TourPackageRecord, 'itinerary' | 'translations'> | undefined,
): { readonly itinerary: string[]; readonly untranslated: readonly string[] } => {
  const { itinerary = [], translations } = tourPackage ?? {};
  const language = spokenTranslation();
  if (language === undefined) return { itinerary, untranslated: [] };
  const { texts, untranslated } = translatedTexts({ itinerary }, translationOf(translations?.[language]).texts);
  return { ...texts, untranslated };
};

/** Of travellers' categories and extras, which are the agency's, by their ids. */
const namesIn = ({ categories, extras }: Offer): TranslatedSnapshot['names'] =>
  Object.fromEntries([...(categories ?? []), ...(extras ?? [])].map(({ id, name }) => [id, name]));

/**
 * What a booking keeps beside the English texts: those of the language that it is made in, as they are now.
 * Nothing where that is English, or neither the package nor its destination is translated.
 */
export const translatedSnapshot = (offer: Offer): Pick<BookedPackage, 'translated'> => {
  const language = spokenTranslation();
  if (language === undefined || !(offer.translations?.[language] || offer.destination?.translations?.[language])) return {};
  const spoken = spokenOffer(offer);
  const { title, destination, facts: shown } = spoken;
  const facts = bookedFactsIn(shown);
  return {
    translated: {
      language,
      title,
      ...(destination ? { destinationName: destination.name, destinationCountry: destination.country } : {}),
      names: namesIn(spoken),
      ...(facts ? { facts } : {}),
    },
  };
};

const textsOf = ({ language: _language, names: _names, ...texts }: TranslatedSnapshot) => texts;

const isSpoken = ({ translated }: BookedPackage): boolean => translated?.language === spokenLanguage();

/** What was booked as its reader reads it: in the language of the moment, if it was booked in that. */
export const spokenPackage = (booked: BookedPackage): BookedPackage =>
  booked.translated && isSpoken(booked) ? { ...booked, ...textsOf(booked.translated) } : booked;

const withNames = (lines: readonly Line[], names: TranslatedSnapshot['names']): readonly Line[] =>
  lines.map((line) => (line.kind === 'person' || line.kind === 'extra' ? { ...line, text: names[line.id] ?? line.text } : line));

/** The lines of a booking in the same way. */
export const spokenLines = (booked: BookedPackage, lines: readonly Line[]): readonly Line[] =>
  booked.translated && isSpoken(booked) ? withNames(lines, booked.translated.names) : lines;

/** The lines of what could be booked, in the language of the moment. */
export const spokenOfferLines = (offer: Offer, lines: readonly Line[]): readonly Line[] =>
  spokenTranslation() === undefined ? lines : withNames(lines, namesIn(spokenOffer(offer)));
