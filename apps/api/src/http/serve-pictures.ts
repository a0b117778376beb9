import express, { type RequestHandler, Router } from 'express';
import { PICTURES_PATH } from '../integrations/images/picture-names.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Pictures never change under their random names, so browsers may keep them for a year. */
export const servePictures = (picturesDir: string): RequestHandler => {
  const files = express.static(picturesDir, { maxAge: YEAR * 1000, immutable: true, index: false, redirect: false });
  // Pictures that were kept before there was a file of 640 px have the next one.
  const next: RequestHandler = (request, response, then) => {
    if (!/-640\.(avif|webp)$/.test(request.path)) return then();
    request.url = request.url.replace(/-640(\.\w+)$/, '-800$1');
    files(request, response, then);
  };
  return Router().use(PICTURES_PATH, files, next, (_request, response) => {
    response.status(404).end();
  });
};
