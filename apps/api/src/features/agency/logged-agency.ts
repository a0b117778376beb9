import type { Agency } from '@wayfarer/contracts';
import { toldTranslations } from '../../translations/told-translations.ts';

/** For the permanent log: that testimonials changed, not who said what, in no language. */
export const loggedAgency = ({ clientReviews, travellerReviews, translations, ...agency }: Agency): object => ({
  ...agency,
  testimonials: [clientReviews, travellerReviews].map(({ length }) => length),
  ...Object.fromEntries(
    Object.entries(toldTranslations(translations)).map(([field, { clientReviews: _one, travellerReviews: _other, ...texts }]) => [
      field,
      texts,
    ]),
  ),
});
