import type { ErrorCode } from '@wayfarer/contracts';
import { t } from '../words/words.ts';

type FailureCode = ErrorCode | 'NETWORK';

/**
 * A call that did not succeed. `message` is a sentence for people; `fields` holds one per field of the form
 * that was sent.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: FailureCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(failure: { status: number; code: FailureCode; message: string; details?: Record<string, unknown> | undefined }) {
    super(failure.message);
    this.status = failure.status;
    this.code = failure.code;
    this.details = failure.details ?? {};
  }

  get fields(): Readonly<Record<string, string>> {
    const texts = Object.entries(this.details).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return Object.fromEntries(texts);
  }
}

/** The sentence to show for anything thrown. */
export const sentenceOf = (thrown: unknown): string =>
  thrown instanceof ApiFailure ? thrown.message : t('Something went wrong. Please try again.');

/** Whether a call failed because what it asked for does not exist, or because its address is malformed. */
export const isMissing = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure && (thrown.code === 'NOT_FOUND' || thrown.code === 'VALIDATION');
