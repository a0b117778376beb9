import type { EndpointName, ErrorCode } from '@wayfarer/contracts';
import { bookingProvocations } from './booking-provocations.ts';
import { catalogueProvocations } from './catalogue-provocations.ts';
import { paymentProvocations } from './payment-provocations.ts';
import { siteProvocations } from './site-provocations.ts';
import { userProvocations } from './user-provocations.ts';
import type { Provocation } from './world.ts';

export type Provocations = Partial<Record<EndpointName, Partial<Record<ErrorCode, Provocation>>>>;

/** For each endpoint, how to make each error that its route declares happen. */
export const everyProvocation: Provocations = {
  ...userProvocations,
  ...catalogueProvocations,
  ...bookingProvocations,
  ...paymentProvocations,
  ...siteProvocations,
};
