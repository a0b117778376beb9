import type { Agency, WrittenTranslation } from '@wayfarer/contracts';
import { toldTranslations } from '../../translations/told-translations.ts';

const withoutReviews = ({ clientReviews: _one, travellerReviews: _other, ...texts }: WrittenTranslation): WrittenTranslation =>
  texts;

/** For the permanent log: that testimonials changed, not who said what, in no language. */
export const loggedAgency = ({ clientReviews, travellerReviews, translations = {}, ...agency }: Agency): object => ({
  ...agency,
  testimonials: [clientReviews, travellerReviews].map(({ length }) => length),
  ...toldTranslations(
    Object.fromEntries(
      Object.entries(translations).flatMap(([language, texts]) => (texts ? [[language, withoutReviews(texts)]] : [])),
    ),
  ),
});
