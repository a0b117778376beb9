/** A failure whose message is one sentence for the person at the keyboard: what is wrong, and what to do. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}

/** The system's name for what went wrong, such as ENOSPC. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
