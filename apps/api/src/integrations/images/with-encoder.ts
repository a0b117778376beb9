import { createPictureEncoder, UnusablePicture } from './picture-encoder.ts';
import type { PictureFiles, PictureStore } from './picture-store.ts';

/** Files together with what makes them of uploads. */
export const withEncoder = (files: PictureFiles, encoder = createPictureEncoder()): PictureStore => ({
  ...files,
  encode: (file) => encoder(file, null),
  encodeVariant: async (picture, variant) => {
    const [encoded] = await encoder(picture, variant);
    if (!encoded) throw new UnusablePicture('Nothing was encoded.');
    return encoded.content;
  },
});
