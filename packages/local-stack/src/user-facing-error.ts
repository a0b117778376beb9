/** A failure whose message is one sentence for the user: what is wrong, and what to do. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}

/** The system's error code, such as ENOSPC. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
