import { type FormPicture, pickedPicture } from './form-picture.ts';

/**
 * Copies of pictures on the server, as if newly picked: an entry's pictures must not vanish when another is
 * deleted.
 */
export const copyOfPictures = (urls: readonly string[]): Promise<FormPicture[]> =>
  Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The picture ${url} cannot be loaded.`);
      const bytes = await response.blob();
      return pickedPicture(new File([bytes], url.split('/').at(-1) ?? 'picture', { type: bytes.type }));
    }),
  );
