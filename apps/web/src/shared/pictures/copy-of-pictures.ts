import { type FormPicture, pickedPicture } from './form-picture.ts';

/** The files of pictures that the server has, as if they were picked anew: what one entry shows must not vanish with another. */
export const copyOfPictures = (urls: readonly string[]): Promise<FormPicture[]> =>
  Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The picture ${url} cannot be loaded.`);
      const bytes = await response.blob();
      return pickedPicture(new File([bytes], url.split('/').at(-1) ?? 'picture', { type: bytes.type }));
    }),
  );
