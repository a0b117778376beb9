import type { Endpoint } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import express, { type RequestHandler } from 'express';
import multer, { type StorageEngine } from 'multer';
import { ApiError } from '../../errors/api-error.ts';
import { limitWork } from '../../work/limit-work.ts';
import type { BoundBody } from './bound-bodies.ts';
import { discardUploads } from './uploads.ts';

/** 8 MB: the largest picture that is taken (docs/decisions). */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
const MAX_JSON_BYTES = 100 * 1024;
/** The provider's are some kilobytes. */
const MAX_EVENT_BYTES = 128 * 1024;

const only =
  (types: readonly string[], read: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (request.is([...types])) return read(request, response, next);
    const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    next(
      hasBody ? new ApiError('UNSUPPORTED_MEDIA_TYPE', t('Send the body as {types}.', { types: types.join(' or ') })) : undefined,
    );
  };

/** Half of a character (a lone surrogate) is no text: the database would store another one in its place. */
const onlyText = (key: string, value: unknown): unknown => {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) throw new SyntaxError('Half of a character');
  return value;
};

const readJson = (types: readonly string[], bound: BoundBody): RequestHandler =>
  only(types, bound(MAX_JSON_BYTES, express.json({ limit: MAX_JSON_BYTES, reviver: onlyText, type: [...types] })));
const readBytes = express.raw({ type: () => true, limit: MAX_EVENT_BYTES });

/** Forms with pictures that are read at the same time, and how many wait unread. */
const MAX_FORMS_AT_ONCE = 2;
const MAX_FORMS_WAITING = 32;
/** Bytes below which a form is read at once. */
const MAX_UNLIMITED_FORM_BYTES = 1024 * 1024;
const limitForms = limitWork({ atOnce: MAX_FORMS_AT_ONCE, maxWaiting: MAX_FORMS_WAITING });

/**
 * Reads a large form in its turn, which lasts until it is answered: 200 pictures at once must not be on their
 * way at once.
 */
const limitUpload =
  (read: RequestHandler): RequestHandler =>
  async (request, response, next) => {
    if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) < MAX_UNLIMITED_FORM_BYTES)
      return read(request, response, next);
    const over = new Promise<void>((resolve) => response.once('close', resolve));
    try {
      await limitForms(
        async () => {
          await read(request, response, next);
          return over;
        },
        () => response.destroyed,
      );
    } catch (busy) {
      // What comes of the body is not taken from the network only to be thrown away.
      response.set('Connection', 'close');
      throw busy;
    }
  };

/**
 * Browsers send each line end of a form's text as two characters (HTML, 'multipart/form-data'): the one that
 * was typed is kept.
 */
const withTypedLineEnds = (texts: Record<string, unknown>): void => {
  for (const [name, text] of Object.entries(texts)) if (typeof text === 'string') texts[name] = text.replaceAll('\r\n', '\n');
};

/** Texts of a form with pictures: some more than the largest form has, the settings of the agency. */
const MAX_FIELDS = 30;

const readForm = (field: string, most: number, storage: StorageEngine): RequestHandler => {
  const form = multer({
    storage,
    limits: {
      fileSize: MAX_PICTURE_BYTES,
      files: most,
      fields: MAX_FIELDS,
      fieldSize: 64 * 1024,
      fieldNameSize: 100,
      parts: most + MAX_FIELDS,
    },
  });
  const read = form.array(field, most);
  const readOrDiscard: RequestHandler = async (request, response, next) => {
    const failure = await new Promise<unknown>((resolve) => void read(request, response, resolve));
    if (failure) await discardUploads(request);
    else withTypedLineEnds(request.body);
    next(failure);
  };
  return only(['multipart/form-data'], limitUpload(readOrDiscard));
};

/**
 * Reads the body in the form that the call takes: a form with pictures (within its limits, on the disk),
 * JSON, or bare bytes for the signed events. What comes with a call that takes none is not looked at.
 */
export const receiveBody = (
  { pictures, body, signed, mediaTypes = [] }: Endpoint,
  { uploads, boundBody }: { readonly uploads: StorageEngine; readonly boundBody: BoundBody },
): RequestHandler[] => {
  if (pictures) return [readForm(pictures.field, pictures.most, uploads)];
  if (body) return [readJson(['application/json', ...mediaTypes], boundBody)];
  return signed ? [boundBody(MAX_EVENT_BYTES, readBytes)] : [];
};
