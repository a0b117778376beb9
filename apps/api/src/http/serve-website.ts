import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteSettings } from '@wayfarer/contracts';
import express, { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { PICTURES_PATH } from '../integrations/images/picture-names.ts';

const YEAR = 365 * 24 * 60 * 60;

/** JSON that cannot end the script element that it stands in. */
const inert = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Fills the slot of the built page with the settings of this place. */
const shellOf = (websiteDir: string, settings: SiteSettings): string =>
  readFileSync(join(websiteDir, 'index.html'), 'utf8')
    .replace(/(<script id="site-settings" type="application\/json">)[^<]*(<\/script>)/, (_, open: string, close: string) => {
      return `${open}${inert(settings)}${close}`;
    })
    .replaceAll('%BRAND_NAME%', settings.brandName.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'));

/** Pictures never change under their random names, so browsers may keep them for a year. */
export const servePictures = (picturesDir: string): RequestHandler => {
  const files = express.static(picturesDir, { maxAge: YEAR * 1000, immutable: true, index: false, redirect: false });
  return Router().use(PICTURES_PATH, files, (_request, response) => {
    response.status(404).end();
  });
};

/**
 * The built website: hashed assets for a year, everything else fresh. Every address that is no file gets the page itself.
 * @param isPage whether the website has a screen at a path; others get the page with status 404
 */
export const serveWebsite = (websiteDir: string, settings: SiteSettings, isPage: (path: string) => boolean): RequestHandler => {
  const shell = shellOf(websiteDir, settings);
  const assets = sirv(websiteDir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600',
      );
    },
  });
  const page: RequestHandler = (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    response
      .status(isPage(request.path) ? 200 : 404)
      .set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
      .send(shell);
  };
  return Router()
    .get(['/', '/index.html'], page)
    .use((request, response, next) => assets(request, response, next))
    .use(page);
};
