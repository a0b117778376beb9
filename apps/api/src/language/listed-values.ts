import { t } from '@wayfarer/words';

/** Values, one after the other: 'Thu, 1 Apr 2027, 07:00'. What is not known is left out. */
export const listedValues = (...values: readonly (string | undefined)[]): string =>
  values.filter((value) => value !== undefined).reduce((before, next) => t('{before}, {next}', { before, next }));
