import { ApiError } from '../errors/api-error.ts';

/** What counts its edits; the count is absent before the first one. */
export type Versioned = { version?: number };

export const versionOf = ({ version = 0 }: Versioned): number => version;

/** Finds a document only in the state that was edited; in any where the edit does not say. */
export const atVersion = (edited: number | undefined) => (edited === undefined ? {} : { version: edited === 0 ? null : edited });

/** Another edit came between loading and saving: two would silently undo each other. `current` is what the entry has become. */
export const editedMeanwhile = (noun: string, current: object): ApiError =>
  new ApiError('CONFLICT', `Somebody else has changed this ${noun} since you opened it.`, { current });
