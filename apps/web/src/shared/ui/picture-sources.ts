const widths = [400, 800, 1600] as const;

/** The srcset of one format for a picture of our own pipeline; null for any other address, which is shown as it is. */
export const srcSetOf = (url: string, format: 'avif' | 'webp'): string | null => {
  const name = /^\/pictures\/([\w-]+)\.webp$/.exec(url)?.[1];
  return name === undefined ? null : widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');
};
