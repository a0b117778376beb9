/** An image has at most 8 MB (docs/decisions); the server checks the whole file again. */
export const LARGEST_PICTURE = 8 * 1024 * 1024;
/** What the file chooser offers. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const isPicture = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) ||
  ascii(bytes, 1, 4) === 'PNG' ||
  (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') ||
  ['ftypavif', 'ftypavis', 'ftypmif1'].includes(ascii(bytes, 4, 12));

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Why a file cannot be sent as a picture; null if it can. Checks the content, never the name. */
export const pictureProblemOf = async (file: File): Promise<string | null> => {
  if (file.size > LARGEST_PICTURE) return `“${file.name}” has ${megabytes(file.size)}. A picture can have at most 8 MB.`;
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return isPicture(start) ? null : `“${file.name}” is not a picture. Choose a JPEG, PNG, WebP or AVIF file.`;
};
