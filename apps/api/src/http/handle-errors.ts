import type { ErrorAnswer } from '@wayfarer/contracts';
import type { ErrorRequestHandler } from 'express';
import { MulterError } from 'multer';
import { ApiError } from '../errors/api-error.ts';
import type { Logger } from '../logging/logger.ts';

/** Failures of the body parsers, told in the words of the contract. */
const translate = (thrown: unknown): ApiError | null => {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof MulterError) {
    if (thrown.code === 'LIMIT_FILE_SIZE') return new ApiError('PAYLOAD_TOO_LARGE', 'A picture can have at most 8 MB.');
    if (thrown.code === 'LIMIT_FIELD_VALUE') return new ApiError('PAYLOAD_TOO_LARGE');
    return new ApiError('VALIDATION', 'This form has a field, or a number of pictures, that is not expected here.');
  }
  const type = thrown instanceof Error && 'type' in thrown ? thrown.type : null;
  if (type === 'entity.parse.failed') return new ApiError('VALIDATION', 'The body is not valid JSON.');
  if (type === 'entity.too.large') return new ApiError('PAYLOAD_TOO_LARGE');
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') return new ApiError('UNSUPPORTED_MEDIA_TYPE');
  if (thrown instanceof URIError) return new ApiError('VALIDATION', 'This address is not well formed.');
  const status = thrown instanceof Error && 'status' in thrown ? thrown.status : null;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new ApiError('VALIDATION', 'The request is not well formed.');
  if (
    thrown instanceof Error &&
    /Unexpected end of form|Malformed part header|Multipart: Boundary not found|Request (aborted|closed)/.test(thrown.message)
  )
    return new ApiError('VALIDATION', 'The form did not arrive whole.');
  return null;
};

/** Answers every failure in the contract's shape. What is not foreseen is logged whole and told to nobody but by its request id. */
export const handleErrors =
  (logger: Logger): ErrorRequestHandler =>
  (thrown, request, response, _next) => {
    const known = translate(thrown);
    const requestId = typeof request.id === 'string' ? request.id : '';
    if (!known)
      logger.error({ err: thrown, requestId, method: request.method, path: request.path }, 'A call failed unexpectedly');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const error = known ?? new ApiError('INTERNAL');
    const answer: ErrorAnswer = {
      error: error.message,
      message: error.message,
      code: error.code,
      ...(error.details ? { details: error.details } : {}),
      ...(known ? {} : { requestId }),
    };
    response.status(error.status).set('Cache-Control', 'no-store').json(answer);
  };
