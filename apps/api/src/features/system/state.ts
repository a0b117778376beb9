/** How a part of the system is. `unknown`: it is not watched here, or was not looked at yet. */
export type State = { readonly state: 'ok' | 'wrong' | 'unknown'; readonly sentence: string };

export const ok = (sentence: string): State => ({ state: 'ok', sentence });
export const wrong = (sentence: string): State => ({ state: 'wrong', sentence });
export const unknown = (sentence: string): State => ({ state: 'unknown', sentence });

export const HOUR_MS = 60 * 60_000;
/** A night that was missed, and half a day. */
export const MAX_NIGHTLY_AGE_MS = 36 * HOUR_MS;
