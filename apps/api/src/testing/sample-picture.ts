import sharp from 'sharp';

/** A small real picture, made anew, in any accepted format. */
export const samplePicture = (
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
  size = { width: 64, height: 48 },
): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 3, background: { r: 200, g: 120, b: 60 } } })
    .toFormat(format)
    .toBuffer();
