const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** Bytes of the beginning of a file that tell its kind. */
export const PICTURE_HEAD_BYTES = 64;
const AVIF_BRANDS = ['avif', 'avis', 'mif1'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];

/** The brands of a file of the ISO family, to which AVIF and HEIC belong. */
const brandsOf = (bytes: Uint8Array): string[] => {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const end = Math.min(bytes.length, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0));
  const starts = [8, ...Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, index) => 16 + index * 4)];
  return starts.map((at) => ascii(bytes, at, at + 4));
};

/**
 * Whether a file begins as a JPEG, PNG, WebP or AVIF: the form and the server decide by it, the decoder
 * afterwards.
 */
export const beginsAsPicture = (bytes: Uint8Array): boolean => {
  const brands = brandsOf(bytes);
  return (
    (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) ||
    ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
    (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') ||
    (brands.some((brand) => AVIF_BRANDS.includes(brand)) && !brands.some((brand) => HEIC_BRANDS.includes(brand)))
  );
};
