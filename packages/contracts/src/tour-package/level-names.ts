import { t, tc } from '@wayfarer/words';

/** Of levels, which the API counts from 1: how fit one should be. As files of packages have them. */
export const levelNames = ['Easy', 'Light', 'Moderate', 'Demanding', 'Strenuous'] as const;

const levelWords: readonly (() => string)[] = [
  () => t('Easy'),
  () => tc('how fit one should be', 'Light'),
  () => tc('how fit one should be', 'Moderate'),
  () => t('Demanding'),
  () => t('Strenuous'),
];

/** The name of a level, for who reads of the trip. */
export const levelWordsOf = (level: number): string => levelWords[level - 1]?.() ?? String(level);
