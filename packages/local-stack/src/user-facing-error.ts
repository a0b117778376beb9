/** A failure whose message is one sentence for the person at the keyboard: what is wrong, and what to do. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}

/** A failure that was foreseen is one sentence; of any other the whole trace helps. */
export const explain = (error: unknown): void => console.error(error instanceof UserFacingError ? error.message : error);

/** The system's name for what went wrong, such as ENOSPC. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
