import { keepText, useKeptText } from '../../session/kept-text.ts';

export type RowDensity = 'comfortable' | 'compact';

/** The key in local storage. */
const KEY = 'rows';

/** Compact rows are 48 px high, comfortable ones 56. */
export const chooseDensity = (density: RowDensity): void => keepText(KEY, density === 'compact' ? density : null);

export const useRowDensity = (): RowDensity => (useKeptText(KEY) === 'compact' ? 'compact' : 'comfortable');
