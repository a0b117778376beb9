import type { EndpointName, ErrorCode } from '@wayfarer/contracts';
import { bookingErrorCases } from './booking-error-cases.ts';
import { catalogueErrorCases } from './catalogue-error-cases.ts';
import { paymentErrorCases } from './payment-error-cases.ts';
import { siteErrorCases } from './site-error-cases.ts';
import { userErrorCases } from './user-error-cases.ts';
import type { ErrorCase } from './world.ts';

export type ErrorCases = Partial<Record<EndpointName, Partial<Record<ErrorCode, ErrorCase>>>>;

/** For each endpoint, how to make each error that its route declares happen. */
export const everyErrorCase: ErrorCases = {
  ...userErrorCases,
  ...catalogueErrorCases,
  ...bookingErrorCases,
  ...paymentErrorCases,
  ...siteErrorCases,
};
