import { UserFacingError } from './user-facing-error.ts';

/** A failure that was foreseen is one sentence; of any other the whole trace helps. */
export const explain = (error: unknown): void => console.error(error instanceof UserFacingError ? error.message : error);
