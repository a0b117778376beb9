/** Whether a failure is ours, not the caller's: anything that does not carry a status below 500. */
export const isOwnFault = (thrown: unknown): boolean =>
  !(thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number' && thrown.status < 500);
