/**
 * Where it has a message of its own, that; else those of its causes, or its code: an address with two IPs
 * fails without a word of its own.
 */
const reasonOf = (error: Error): string => {
  if (error.message !== '') return error.message;
  const { errors = [], code } = error as Error & { errors?: readonly unknown[]; code?: string };
  return errors.map(messageOf).join('; ') || (code ?? error.name);
};

/** The message of whatever was thrown, and never an empty one. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? reasonOf(thrown) : String(thrown));
