import express, { type RequestHandler, Router } from 'express';
import { createVariantMaker } from '../../integrations/images/make-missing-variant.ts';
import { HOME_SCREEN, PICTURES_PATH, parseFileName } from '../../integrations/images/picture-names.ts';
import type { PictureStore } from '../../integrations/images/picture-store.ts';

const YEAR = 365 * 24 * 60 * 60;

/**
 * From a store that is no folder of this machine. What a name holds never changes, so the name is its mark.
 */
const fromStore =
  (store: PictureStore): RequestHandler =>
  async (request, response, next) => {
    const name = request.path.slice(1);
    const isAsked = (request.method === 'GET' || request.method === 'HEAD') && parseFileName(name) !== null;
    const content = isAsked ? await store.read(name) : null;
    if (content === null) return next();
    response
      .set({ 'Cache-Control': `public, max-age=${YEAR}, immutable`, ETag: `"${name}"` })
      .type(name)
      .send(content);
  };

/**
 * Pictures never change under their random names, so browsers may keep them for a year. A variant that is
 * missing is made when asked for.
 * @param picturesDir where the store is a folder of this machine
 */
export const servePictures = (picturesDir: string | null, store: PictureStore): RequestHandler => {
  const inFolder = { maxAge: YEAR * 1000, immutable: true, index: false, redirect: false } as const;
  const files = picturesDir === null ? fromStore(store) : express.static(picturesDir, inFolder);
  const makeMissing = createVariantMaker(store);
  const pictures = Router();
  // Emails show it too, and a mailbox in a browser is another origin.
  pictures.get('/:fileName', (request, response, next) => {
    if (parseFileName(request.params.fileName)?.variant === HOME_SCREEN)
      response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  });
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
