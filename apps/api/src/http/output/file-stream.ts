/** A file that is sent while it is made, so that no more of it is in memory than a part. */
export class FileStream {
  readonly filename: string;
  readonly parts: AsyncGenerator<string | Uint8Array>;

  /** @param filename letters, digits, dots and dashes */
  constructor(filename: string, parts: AsyncGenerator<string | Uint8Array>) {
    this.filename = filename;
    this.parts = parts;
  }
}
