import sharp from 'sharp';

/** A small real picture, made anew, in any accepted format. */
export const samplePicture = (
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
  size = { width: 64, height: 48 },
): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 3, background: { r: 200, g: 120, b: 60 } } })
    .toFormat(format)
    .toBuffer();

/** A JPEG that costs as much to decode and encode as a photo of that size. */
export const photoLikePicture = async ({ width, height }: { width: number; height: number }): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const small = sharp({ create: { width: width >> 2, height: height >> 2, channels: 3, background: 'black', noise } });
  return sharp(await small.png().toBuffer())
    .resize(width, height)
    .jpeg()
    .toBuffer();
};
