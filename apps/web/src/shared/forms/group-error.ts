type GroupError = { whole: string | undefined; parts: Readonly<Record<string, string>> | undefined };

/**
 * What is wrong with a field that is a group of controls: with one of them by its id, or with the group as a
 * whole.
 */
export const groupErrorOf = (error: unknown): GroupError => {
  const { message, types } = (error ?? {}) as { message?: string; types?: Record<string, string> };
  const parts = Object.entries(types ?? {}).filter(([id]) => id !== '');
  return parts.length === 0 ? { whole: message, parts: undefined } : { whole: undefined, parts: Object.fromEntries(parts) };
};
