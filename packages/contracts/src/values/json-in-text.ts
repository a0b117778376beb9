/**
 * A list that is sent as JSON in a form field (docs/specification.md section 5). Invalid JSON becomes null,
 * which no list schema accepts.
 */
export const jsonInText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null;
  }
};
