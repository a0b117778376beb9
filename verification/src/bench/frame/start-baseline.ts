import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@wayfarer/local-stack/mongod';
import { type StartedProcess, startProcess } from './start-process.ts';

type Baseline =
  | { readonly kind: 'node' | 'express'; readonly body: string }
  | { readonly kind: 'mongoose' | 'insert'; readonly uri: string };

/** Starts what the API is compared with, in a process of its own; it answers at every path. */
export const startBaseline = async (baseline: Baseline): Promise<StartedProcess & { readonly url: string }> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-baseline-'));
  const file = join(folder, 'body.json');
  if ('body' in baseline) await writeFile(file, baseline.body);
  const source = 'body' in baseline ? { BODY_FILE: file } : { MONGODB_URI: baseline.uri };
  const started = await startProcess(
    '@wayfarer/verification/baseline-server',
    { KIND: baseline.kind, PORT: String(port), ...source },
    url,
  );
  await rm(folder, { recursive: true });
  return { ...started, url };
};
