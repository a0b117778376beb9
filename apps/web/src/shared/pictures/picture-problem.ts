import { beginsAsPicture, PICTURE_HEAD_BYTES } from '@wayfarer/contracts';

/** An image has at most 8 MB (docs/decisions); the server checks the whole file again. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
/** What the file chooser offers. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Why a file cannot be sent as a picture; null if it can. Checks the content, never the name. */
export const pictureProblemOf = async (file: File): Promise<string | null> => {
  if (file.size > MAX_PICTURE_BYTES) return `“${file.name}” has ${megabytes(file.size)}. A picture can have at most 8 MB.`;
  const start = new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer());
  return beginsAsPicture(start) ? null : `“${file.name}” is not a picture. Choose a JPEG, PNG, WebP or AVIF file.`;
};
