import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request } from 'express';
import { diskStorage, type StorageEngine } from 'multer';
import { partNameOf } from '../../integrations/images/part-files.ts';

/** The files of each form, from before they are written until they are discarded. */
const uploads = new WeakMap<object, string[]>();

/** The paths of the files that came with a form. */
export const uploadsOf = ({ files }: Request): string[] => (Array.isArray(files) ? files.map(({ path }) => path) : []);

/** Removes the files of a form from the disk once it is answered, refused or aborted. */
export const discardUploads = async (request: Request): Promise<void> => {
  const paths = uploads.get(request) ?? [];
  uploads.delete(request);
  await Promise.all(paths.map((path) => rm(path, { force: true })));
};

/**
 * Writes the files of forms into a folder while they arrive, so that none is in memory as a whole: that of
 * the pictures, which is there for certain, is no memory, and has room for them (docs/decisions/0039).
 */
export const uploadStorage = (folder: string): StorageEngine =>
  diskStorage({
    destination: (_request, _file, done) => mkdir(folder, { recursive: true }, (failure) => done(failure, folder)),
    filename: (request, _file, done) => {
      const name = partNameOf(`upload.${randomUUID()}`);
      uploads.set(request, [...(uploads.get(request) ?? []), join(folder, name)]);
      done(null, name);
    },
  });
