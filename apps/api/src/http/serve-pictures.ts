import express, { type RequestHandler, Router } from 'express';
import { PICTURES_PATH } from '../integrations/images/picture-names.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Pictures never change under their random names, so browsers may keep them for a year. */
export const servePictures = (picturesDir: string): RequestHandler => {
  const files = express.static(picturesDir, { maxAge: YEAR * 1000, immutable: true, index: false, redirect: false });
  return Router().use(PICTURES_PATH, files, (_request, response) => {
    response.status(404).end();
  });
};
