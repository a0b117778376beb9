/** The fields of a multipart form by name; a field that was sent several times is a list. */
export const readForm = async (request: Request): Promise<Record<string, unknown>> => {
  const form = await request.formData();
  const fields = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name);
    return [name, values.length === 1 ? values[0] : values];
  });
  return Object.fromEntries(fields);
};
