import { type ErrorCode, errorCodes } from '@wayfarer/contracts';

/** A failure for the caller: a code of the contract, a sentence, and details such as a sentence per field. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, sentence?: string, details?: Record<string, unknown>) {
    super(sentence ?? errorCodes[code].sentence());
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
