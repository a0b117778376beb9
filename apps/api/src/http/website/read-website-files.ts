import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type PreparedResponse, prepareResponse, sizeOfPrepared } from '../memory/prepared-response.ts';
import type { SecurityHeaders } from '../output/security-headers.ts';
import type { WebsiteFiles } from './serve-website.ts';

const YEAR = 365 * 24 * 60 * 60;

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The only file that makes requests under a policy of its own; pages' scripts are under that of their page.
 */
const STAFF_WORKER = '/staff-worker.js';

/** Files that are kept in memory at most, in bytes. A built website takes some 5 MB. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * What the build leaves for the server alone: its renderer, its list of chunks, and the page that is filled
 * before it is sent.
 */
const isPrivate = (path: string): boolean => /^\/(server|\.[^/]*)\//.test(path) || path === '/index.html';

const optional = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

/** Hashed files never change; pictures without a hash seldom do, and one that is an hour old harms nobody. */
const cachingOf = (path: string, type: string): string => {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR}, immutable`;
  return type.startsWith('image/') ? 'public, max-age=3600' : 'no-cache';
};

/** A file as it is sent from an address. @param compressed its forms that were made before */
export const prepareFile = (
  content: Buffer,
  path: string,
  security: SecurityHeaders,
  compressed?: Parameters<typeof prepareResponse>[1]['compressed'],
): PreparedResponse => {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const policy = path === STAFF_WORKER ? security.worker : type.startsWith('text/html') ? security.page() : security.data;
  return prepareResponse(content, {
    headers: { 'Content-Type': type, 'Cache-Control': cachingOf(path, type), ...policy },
    ...(compressed && { compressed }),
  });
};

const readOne = (file: string, path: string, security: SecurityHeaders): PreparedResponse =>
  prepareFile(readFileSync(file), path, security, { br: optional(`${file}.br`), gzip: optional(`${file}.gz`) });

/**
 * The built website by address, read once: what happens to the folder later (a new build, say) reaches nobody
 * who is being served, and no address can lead out of it.
 * @throws Error when the folder is missing or holds more than belongs in memory
 */
export const readWebsiteFiles = (folder: string, security: SecurityHeaders, mostBytes: number = MAX_BYTES): WebsiteFiles => {
  const files = new Map<string, PreparedResponse>();
  let total = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = `/${name.split(sep).join('/')}`;
    const file = join(folder, name);
    if (isPrivate(path) || /\.(br|gz|map)$/.test(path) || !statSync(file).isFile()) continue;
    const found = readOne(file, path, security);
    total += sizeOfPrepared(found);
    if (total > mostBytes) throw new Error(`The website in ${relative('.', folder)} is larger than ${mostBytes} bytes.`);
    files.set(path, found);
  }
  return files;
};
