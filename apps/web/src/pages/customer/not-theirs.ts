import { ApiFailure, isMissing, sentenceOf } from '../../shared/api/api-failure.ts';

const isForeign = (thrown: unknown): boolean => thrown instanceof ApiFailure && thrown.code === 'FORBIDDEN';

/** Whether there is nothing for this account at an address, and asking again would not change it. */
export const isNotTheirs = (thrown: unknown): boolean => isMissing(thrown) || isForeign(thrown);

/** The sentence to show for what could not be loaded; `foreign` for what belongs to another account. */
export const ownSentenceOf = (thrown: unknown, foreign: string): string => (isForeign(thrown) ? foreign : sentenceOf(thrown));
