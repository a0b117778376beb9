import { ApiError } from '../errors/api-error.ts';

/** Counts the edits; absent before the first one. */
export type Versioned = { version?: number };

export const versionOf = ({ version = 0 }: Versioned): number => version;

/** Matches a document only at the version that was edited; any version where the edit names none. */
export const atVersion = (edited: number | undefined) => (edited === undefined ? {} : { version: edited === 0 ? null : edited });

/**
 * Somebody else saved between loading and saving, and one edit would silently undo the other. `current` is
 * the present entry.
 */
export const conflictWith = (sentence: string, current: object): ApiError => new ApiError('CONFLICT', sentence, { current });

/** The same of an entry that only staff edit. */
export const versionConflict = (noun: string, current: object): ApiError =>
  conflictWith(`Somebody else has changed this ${noun} since you opened it.`, current);
