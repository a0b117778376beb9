import express, { type RequestHandler, Router } from 'express';
import { getAbsoluteFSPath } from 'swagger-ui-dist';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });`;

/** Of the package's files only these two; it also holds a page of its own, which would show another API. */
const FILES = ['/swagger-ui.css', '/swagger-ui-bundle.js'];

/** The docs page of the API, from files of its own. Its styles come as elements, so this page alone may have them. */
export const serveApiDocs = (): RequestHandler => {
  const files = express.static(getAbsoluteFSPath(), { maxAge: 3600 * 1000, index: false, redirect: false });
  const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";
  const docs = Router()
    .get('/', (_request, response) => {
      response.set('Content-Security-Policy', policy).type('html').send(page);
    })
    .get('/start.js', (_request, response) => {
      response.type('js').send(start);
    })
    .get(FILES, files);
  return Router().use('/api/docs', docs);
};
