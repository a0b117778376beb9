/** The widths, in pixels, at which every picture is served, in AVIF and WebP. */
export const PICTURE_WIDTHS = [400, 640, 800, 1600] as const;
const FORMATS = ['avif', 'webp'] as const;

/** A logo on the home screen of a phone, which takes no WebP: a square. */
export const HOME_SCREEN = { width: 180, format: 'png' } as const;

export type PictureVariant =
  | { readonly width: (typeof PICTURE_WIDTHS)[number]; readonly format: (typeof FORMATS)[number] }
  | typeof HOME_SCREEN;

/** Those that are made of each upload. */
export const uploadedVariants: readonly PictureVariant[] = PICTURE_WIDTHS.flatMap((width) =>
  FORMATS.map((format) => ({ width, format })),
);

export const everyVariant: readonly PictureVariant[] = [...uploadedVariants, HOME_SCREEN];

/** The variant from which a missing one can be made: it stays for as long as its picture does. */
export const LARGEST: PictureVariant = { width: 1600, format: 'webp' };

/** The path under which pictures are served. */
export const PICTURES_PATH = '/pictures';

/** The file of a picture's variant: `{key}-{width}.{format}`. */
export const fileNameOf = (key: string, { width, format }: PictureVariant): string => `${key}-${width}.${format}`;

/** The picture and the variant that a file's name tells; null for a name that is not one of ours. */
export const parseFileName = (name: string): { key: string; variant: PictureVariant } | null => {
  const key = name.match(/^[0-9a-f]{32}(?=-)/)?.[0];
  const variant = key && everyVariant.find((each) => fileNameOf(key, each) === name);
  return key && variant ? { key, variant } : null;
};

/**
 * The address that an entity carries: the largest WebP, which every browser shows. The website derives the
 * other variants from it.
 */
export const pictureUrlOf = (key: string): string => `${PICTURES_PATH}/${fileNameOf(key, LARGEST)}`;

/** The key of a picture's address; null for an address that is not one of ours. */
export const pictureKeyOf = (url: string): string | null => {
  const key = parseFileName(url.slice(PICTURES_PATH.length + 1))?.key;
  return key && url === pictureUrlOf(key) ? key : null;
};

/**
 * The address of a picture's icon for home screens, which mail programs show too; null for an address that is
 * not one of ours.
 */
export const homeScreenUrlOf = (url: string): string | null => {
  const key = pictureKeyOf(url);
  return key && `${PICTURES_PATH}/${fileNameOf(key, HOME_SCREEN)}`;
};
