/**
 * The multipart form of a call: every field by its name, texts as they are, null as an empty text and
 * anything else as JSON. Fields that are undefined are not sent.
 * @param files sent beside the fields, any number under each name
 */
export const multipartOf = (
  fields: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, readonly File[]>>,
): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) body.set(name, typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value));
  for (const [name, each] of Object.entries(files)) for (const file of each) body.append(name, file);
  return body;
};
