import { writeSync } from 'node:fs';
import { afterAll } from 'vitest';

/** Far above the longest file on a slow machine; vitest itself bounds tests and hooks, and no file. */
const MAX_FILE_MS = 20 * 60_000;

type Handle = { readonly is_active: boolean; readonly is_referenced?: boolean };

// A file that waits at its top, outside of any test, would keep the whole check waiting without a word. This
// ends its process, which vitest reports with the file's name, and tells what is open.
const hung = setTimeout(() => {
  const { libuv } = process.report.getReport() as { libuv: Handle[] };
  const open = libuv.filter((handle) => handle.is_active && handle.is_referenced).map((handle) => JSON.stringify(handle));
  writeSync(2, `A test file has not ended after ${MAX_FILE_MS / 60_000} minutes. Open are:\n${open.join('\n')}\n`);
  process.exit(1);
}, MAX_FILE_MS).unref();
afterAll(() => clearTimeout(hung));
