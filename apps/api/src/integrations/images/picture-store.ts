import type { PictureVariant } from './picture-names.ts';

/** A variant's finished file. */
export type EncodedVariant = { readonly variant: PictureVariant; readonly content: Buffer };

/**
 * A store that is no folder did not keep or give a file: it is full, or not reached. Nothing is half kept.
 */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
}

/** Where pictures live: a local folder, or a bucket of S3. */
export type PictureStore = {
  /**
   * Makes what is kept of an upload, by the path of its file: at least the largest WebP. Any other variant
   * may be left to the first request for it.
   * @throws UnusablePicture when it cannot be decoded, BUSY
   */
  readonly encode: (path: string) => Promise<readonly EncodedVariant[]>;
  /** Makes one variant of a kept picture. @throws UnusablePicture, BUSY */
  readonly encodeVariant: (picture: Buffer, variant: PictureVariant) => Promise<Buffer>;
  /**
   * Stores a finished file under its name; a reader meanwhile finds it whole, or not at all. @throws
   * StorageFailure
   */
  readonly save: (name: string, content: Buffer) => Promise<void>;
  readonly has: (name: string) => Promise<boolean>;
  /** A kept file; null when there is none. */
  readonly read: (name: string) => Promise<Buffer | null>;
  /** Removes files; a name that is not there is no error. */
  readonly remove: (names: readonly string[]) => Promise<void>;
  /** The names of all that is kept, in no order. */
  readonly list: () => AsyncIterable<string>;
};

export type PictureFiles = Omit<PictureStore, 'encode' | 'encodeVariant'>;
