import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as nextRound } from 'node:timers/promises';
import { type RequestHandler, Router } from 'express';
import { inTurn } from '../limits/in-turn.ts';
import {
  compressPrepared,
  type HeaderTable,
  type PreparedResponse,
  prepareResponse,
  sendPrepared,
} from '../memory/prepared-response.ts';
import type { SecurityHeaders } from './security-headers.ts';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });`;

const SCRIPT = 'text/javascript; charset=utf-8';
const { resolve } = createRequire(import.meta.url);
/**
 * Of the package's files only these two; it also holds a page of its own, which would show another API. They
 * are resolved and never imported: the package's entry loads all of it into memory.
 */
const FILES = [
  { name: '/swagger-ui.css', file: resolve('swagger-ui-dist/swagger-ui.css'), type: 'text/css; charset=utf-8' },
  { name: '/swagger-ui-bundle.js', file: resolve('swagger-ui-dist/swagger-ui-bundle.js'), type: SCRIPT },
];
const HOUR = { 'Cache-Control': 'public, max-age=3600' };

/**
 * Sends what the first request makes, for all. Waiting callers are answered one after another, so that others
 * are answered in between.
 */
const once = (make: () => Promise<PreparedResponse>): RequestHandler => {
  let made: Promise<PreparedResponse> | undefined;
  return async (request, response) => {
    made ??= make();
    const ready = await made;
    await inTurn(nextRound);
    sendPrepared(ready, request, response);
  };
};

/** The docs page of the API, from files of its own, which are read and compressed once. */
export const serveApiDocs = (security: SecurityHeaders): RequestHandler => {
  const prepare = (bytes: Buffer, headers: HeaderTable): Promise<PreparedResponse> =>
    compressPrepared(prepareResponse(bytes, { headers }));
  const docs = Router()
    .get(
      '/',
      once(() => prepare(Buffer.from(page), { 'Content-Type': 'text/html; charset=utf-8', ...security.docs })),
    )
    .get(
      '/start.js',
      once(() => prepare(Buffer.from(start), { 'Content-Type': SCRIPT, ...security.data })),
    );
  for (const { name, file, type } of FILES)
    docs.get(
      name,
      once(async () => prepare(await readFile(file), { 'Content-Type': type, ...HOUR, ...security.data })),
    );
  return Router().use('/api/docs', docs);
};
