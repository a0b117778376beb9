/**
 * What is sent as JSON in a form field (docs/specification.md section 5). Invalid JSON stays a text, which no
 * schema of such a field accepts.
 */
export const jsonInText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};
