/** How an entity puts a former value of a field back: by the same call, with the same checks, as its form. */
export type ValueRestorer = {
  /** Reads it as it is now. @throws ApiFailure where it is gone */
  read: (id: string) => Promise<Present>;
};
type Present = {
  readonly valueOf: (field: string) => unknown;
  /** @returns whether it was saved: somebody may go back when asked whether they accept what it does */
  readonly restore: (field: string, value: unknown) => Promise<boolean>;
};
