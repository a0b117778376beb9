/** Where pictures live: a local folder now, an object store later. */
export type PictureStore = {
  /** Keeps a finished file under a name that was not used before. */
  readonly save: (name: string, content: Buffer) => Promise<void>;
  /** Removes files; a name that is not there is no error. */
  readonly remove: (names: readonly string[]) => Promise<void>;
};
