/** A file has no text of its own: its preview's address, which no other has, stands for it. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof File ? undefined : part)) ?? '';

/** In which of these fields two states of a form differ, in their order. */
export const changedFields = <Field extends string>(
  fields: readonly Field[],
  before: { readonly [Name in Field]?: unknown },
  after: { readonly [Name in Field]?: unknown },
): Field[] => fields.filter((field) => textOf(before[field]) !== textOf(after[field]));
