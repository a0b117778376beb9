import express, { type RequestHandler, Router } from 'express';
import { createVariantMaker } from '../integrations/images/make-missing-variant.ts';
import { PICTURES_PATH } from '../integrations/images/picture-names.ts';
import type { PictureStore } from '../integrations/images/picture-store.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Pictures never change under their random names, so browsers may keep them for a year. A variant that is missing is made when asked for. */
export const servePictures = (picturesDir: string, store: PictureStore): RequestHandler => {
  const files = express.static(picturesDir, { maxAge: YEAR * 1000, immutable: true, index: false, redirect: false });
  const makeMissing = createVariantMaker(store);
  const pictures = Router();
  pictures.use(files);
  pictures.get('/:fileName', async (request, response, next) => {
    const substitute = await makeMissing(request.params.fileName);
    if (substitute) response.set('Cache-Control', 'no-store').redirect(substitute);
    else files(request, response, next);
  });
  pictures.use((_request, response) => {
    response.status(404).end();
  });
  return Router().use(PICTURES_PATH, pictures);
};
