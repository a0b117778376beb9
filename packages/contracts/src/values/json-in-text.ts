/** A list that travels as JSON inside a form field (docs/specification.md section 5). Text that is no JSON becomes null, which no list schema takes. */
export const jsonInText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null;
  }
};
