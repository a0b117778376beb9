/** What is needed to make a call; all that a browser knows of it. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters in braces: `/api/booking/{id}`. */
  readonly path: `/api/${string}`;
  /**
   * The file field of a multipart form, and how many files it takes at most: pictures, or the CSV of an
   * import.
   */
  readonly pictures?: { readonly field: string; readonly most: number };
};
