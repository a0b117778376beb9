type Family = {
  /** Captures the common part of all file names of one picture. */
  address: RegExp;
  folder: string;
  widths: readonly number[];
};

const families: readonly Family[] = [
  // Uploaded pictures: an entity has the address of the largest WebP.
  { address: /^\/pictures\/([\w-]+)-1600\.webp$/, folder: '/pictures', widths: [400, 640, 800, 1600] },
  // The site's own hero pictures.
  { address: /^\/hero\/([\w-]+)-1280\.webp$/, folder: '/hero', widths: [750, 1280, 2000] },
];

/**
 * The srcset of one format for a picture that exists in several widths; null for any other address, which is
 * shown as it is.
 */
export const srcSetOf = (url: string, format: 'avif' | 'webp'): string | null => {
  for (const { address, folder, widths } of families) {
    const name = address.exec(url)?.[1];
    if (name !== undefined) return widths.map((width) => `${folder}/${name}-${width}.${format} ${width}w`).join(', ');
  }
  return null;
};

/**
 * The smallest WebP of an uploaded picture, where only one address can be given; any other address as it is.
 */
export const smallestOf = (url: string): string => url.replace(/-1600\.webp$/, '-400.webp');
