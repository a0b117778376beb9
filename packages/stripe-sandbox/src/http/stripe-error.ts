import type { WireObject } from '../objects/wire-object.ts';

export type StripeErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error';

type StripeErrorDetails = {
  status: number;
  type: StripeErrorType;
  message: string;
  code?: string;
  param?: string;
};

/** An error that is answered in Stripe's format. */
export class StripeError extends Error {
  readonly status: number;
  readonly details: StripeErrorDetails;

  constructor(details: StripeErrorDetails) {
    super(details.message);
    this.status = details.status;
    this.details = details;
  }

  body(): WireObject {
    const { status: _status, ...error } = this.details;
    const docUrl = error.code ? { doc_url: `https://stripe.com/docs/error-codes/${error.code.replaceAll('_', '-')}` } : {};
    return { error: { ...error, ...docUrl } };
  }
}

export const badRequest = (message: string, about: { code?: string; param?: string } = {}): StripeError =>
  new StripeError({ status: 400, type: 'invalid_request_error', message, ...about });
