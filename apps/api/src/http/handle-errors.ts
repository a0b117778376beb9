import type { ErrorAnswer, ErrorCode } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { ErrorRequestHandler } from 'express';
import { MulterError } from 'multer';
import { isConnectionFailure, isQueryTimeout } from '../database/limit-query-time.ts';
import { ApiError } from '../errors/api-error.ts';
import { StorageFailure } from '../integrations/images/picture-store.ts';
import type { Logger } from '../logging/logger.ts';
import { logSecurityEvent, maskedAddress, type SecurityEvent } from '../logging/security-event.ts';
import { inAskedLanguage } from './asked-language.ts';
import { databaseSilent } from './limits/answer-in-time.ts';
import { clientOf } from './limits/client.ts';
import { requestIdOf } from './log-requests.ts';

/** Disk full, quota exceeded, a limit of this process, or a folder that is no longer writable. */
const isFullDisk = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'].includes(String(thrown.code));
const noRoom = (): string =>
  t('There is no space left for pictures, so nothing was changed. Please tell the operator of this site.');
const noStore = (): string =>
  t('Pictures cannot be stored or shown at the moment. Nothing was changed. Please try again in a moment.');

/** Statuses of libraries that say more than 400, and what they are told with. */
const KEPT: Readonly<Record<number, () => string>> = {
  408: () => t('The request did not come to its end in time.'),
  411: () => t('The request has no length.'),
  412: () => t('What you asked for has changed.'),
  413: () => t('The request is too large.'),
  414: () => t('This address is too long.'),
  415: () => t('Unsupported content type.'),
  416: () => t('There is no such part of this file.'),
  417: () => t('What the request expects is not offered.'),
};
const statusOf = (thrown: unknown): number | null =>
  thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number' ? thrown.status : null;

/** What a library set for the answer that it did not give. */
const OF_CONTENT = [
  'Content-Type',
  'Content-Length',
  'Content-Encoding',
  'Content-Range',
  'Content-Disposition',
  'Accept-Ranges',
  'ETag',
  'Last-Modified',
  'Expires',
];

/** Maps failures of the body parsers to errors of the contract. */
const translate = (thrown: unknown, method: string): ApiError | null => {
  if (thrown instanceof ApiError) return thrown;
  if (isQueryTimeout(thrown)) return new ApiError('TOO_SLOW');
  if (isConnectionFailure(thrown)) return databaseSilent(method);
  if (thrown instanceof MulterError) {
    if (thrown.code === 'LIMIT_FILE_SIZE') return new ApiError('PAYLOAD_TOO_LARGE', t('Pictures can be up to 8 MB.'));
    if (thrown.code === 'LIMIT_FIELD_VALUE') return new ApiError('PAYLOAD_TOO_LARGE');
    return new ApiError('VALIDATION', t('This form has an unexpected field or too many pictures.'));
  }
  if (isFullDisk(thrown)) return new ApiError('BUSY', noRoom());
  if (thrown instanceof StorageFailure) return new ApiError('BUSY', noStore());
  const type = thrown instanceof Error && 'type' in thrown ? thrown.type : null;
  if (type === 'entity.parse.failed') return new ApiError('VALIDATION', t('The body is not valid JSON.'));
  if (type === 'entity.too.large') return new ApiError('PAYLOAD_TOO_LARGE');
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') return new ApiError('UNSUPPORTED_MEDIA_TYPE');
  if (thrown instanceof URIError) return new ApiError('VALIDATION', t('This address is malformed.'));
  const status = statusOf(thrown);
  if (status !== null && status >= 400 && status < 500)
    return new ApiError('VALIDATION', KEPT[status]?.() ?? t('The request is malformed.'));
  if (
    thrown instanceof Error &&
    /Unexpected end of form|Malformed part header|Multipart: Boundary not found|Request (aborted|closed)/.test(thrown.message)
  )
    return new ApiError('VALIDATION', t('Only part of the form arrived.'));
  return null;
};

/** In seconds. */
const RETRY_AFTER = '5';

const EVENTS: Partial<Record<ErrorCode, SecurityEvent>> = { FORBIDDEN: 'permission_refused', BAD_SIGNATURE: 'signature_refused' };

/**
 * Answers every failure in the contract's shape, with the request id of its log line. Unexpected failures are
 * logged in full and not revealed.
 */
export const handleErrors =
  (logger: Logger): ErrorRequestHandler =>
  (thrown, request, response, _next) => {
    const known = inAskedLanguage(response, () => translate(thrown, request.method));
    const requestId = requestIdOf(response);
    if (!known || isConnectionFailure(thrown) || isFullDisk(thrown) || thrown instanceof StorageFailure)
      logger.error({ err: thrown, requestId, method: request.method, path: request.path }, 'A call failed unexpectedly');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const error = known ?? inAskedLanguage(response, () => new ApiError('INTERNAL'));
    const event = EVENTS[error.code];
    if (event) {
      const network = maskedAddress(clientOf(request, response).address);
      const user: string | null = response.locals.caller?.userId ?? null;
      logSecurityEvent(logger, event, { user, network, requestId, method: request.method, path: request.path });
    }
    const { retryAfterSeconds } = error.details ?? {};
    if (typeof retryAfterSeconds === 'number') response.set('Retry-After', String(retryAfterSeconds));
    else if (error.code === 'TOO_SLOW' || error.code === 'BUSY') response.set('Retry-After', RETRY_AFTER);
    const answer: ErrorAnswer = {
      error: error.message,
      message: error.message,
      code: error.code,
      ...(error.details ? { details: error.details } : {}),
      requestId,
    };
    for (const header of OF_CONTENT) response.removeHeader(header);
    const kept = error.code === 'VALIDATION' ? statusOf(thrown) : null;
    const isKept = kept !== null && kept in KEPT;
    const range =
      thrown instanceof Error && 'headers' in thrown ? new Headers(Object(thrown.headers)).get('Content-Range') : null;
    if (kept === 416 && range) response.set('Content-Range', range);
    response
      .status(isKept ? kept : error.status)
      .set('Cache-Control', 'no-store')
      .json(answer);
  };
