/** The widths, in pixels, at which every picture is kept, in AVIF and WebP. */
export const PICTURE_WIDTHS = [400, 640, 800, 1600] as const;
const FORMATS = ['avif', 'webp'] as const;

export type PictureVariant = {
  readonly width: (typeof PICTURE_WIDTHS)[number];
  readonly format: (typeof FORMATS)[number];
  readonly name: string;
};

/** The path under which pictures are served. */
export const PICTURES_PATH = '/pictures';

/** All files of a picture: `{key}-{width}.{format}`. */
export const variantsOf = (key: string): PictureVariant[] =>
  PICTURE_WIDTHS.flatMap((width) => FORMATS.map((format) => ({ width, format, name: `${key}-${width}.${format}` })));

/** The address that an entity carries: the largest WebP, which every browser shows. The website derives the other variants from it. */
export const pictureUrlOf = (key: string): string => `${PICTURES_PATH}/${key}-1600.webp`;

/** The key of a picture's address; null for an address that is not one of ours. */
export const pictureKeyOf = (url: string): string | null => url.match(/^\/pictures\/([0-9a-f]{32})-1600\.webp$/)?.[1] ?? null;
