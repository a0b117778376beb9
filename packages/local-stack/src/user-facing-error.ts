/** A failure whose message is one sentence for the person at the keyboard: what is wrong, and what to do. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}
