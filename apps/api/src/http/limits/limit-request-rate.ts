import type { EndpointName } from '@wayfarer/contracts';
import type { Request, Response } from 'express';
import type { Database } from '../../database/connect.ts';
import type { Logger } from '../../logging/logger.ts';
import { clientOf } from './client.ts';
import { countPoint, createLimiter, limitKeyOf } from './rate-limiter.ts';

/**
 * Calls that are worth guessing or flooding, with how many one address may make per window (seconds). Counted
 * in the database, for all processes together.
 */
const limits: Partial<Record<EndpointName, { points: number; duration: number }>> = {
  takeSecondStep: { points: 30, duration: 15 * 60 },
  startTwoFactor: { points: 20, duration: 15 * 60 },
  confirmTwoFactor: { points: 20, duration: 15 * 60 },
  removeTwoFactor: { points: 20, duration: 15 * 60 },
  startPasskeyLogin: { points: 300, duration: 15 * 60 },
  startPasskey: { points: 20, duration: 15 * 60 },
  addPasskey: { points: 20, duration: 15 * 60 },
  removePasskey: { points: 20, duration: 15 * 60 },
  register: { points: 20, duration: 60 * 60 },
  changeEmail: { points: 10, duration: 60 * 60 },
  confirmEmail: { points: 20, duration: 15 * 60 },
  exportAccount: { points: 10, duration: 60 * 60 },
  deleteAccount: { points: 10, duration: 15 * 60 },
  forgotPassword: { points: 20, duration: 60 * 60 },
  openInvitation: { points: 30, duration: 15 * 60 },
  acceptInvitation: { points: 20, duration: 15 * 60 },
  resetPassword: { points: 20, duration: 15 * 60 },
  changePassword: { points: 10, duration: 15 * 60 },
  reportViolation: { points: 30, duration: 60 },
  resendEmail: { points: 60, duration: 60 * 60 },
  sendTestEmail: { points: 5, duration: 15 * 60 },
  openPayLink: { points: 120, duration: 15 * 60 },
  payByLink: { points: 30, duration: 15 * 60 },
  joinWaitlist: { points: 30, duration: 15 * 60 },
  openOffer: { points: 120, duration: 15 * 60 },
  bookOffer: { points: 30, duration: 15 * 60 },
  declineOffer: { points: 30, duration: 15 * 60 },
  readCalendarFeed: { points: 300, duration: 15 * 60 },
  openAnotherDay: { points: 120, duration: 15 * 60 },
  answerAnotherDay: { points: 30, duration: 15 * 60 },
  sendContactMessage: { points: 10, duration: 60 * 60 },
};

/** Counts a call that is about to be carried out. @throws TOO_MANY_REQUESTS */
export type CountCall = (name: EndpointName, request: Request, response: Response) => Promise<void>;

/**
 * Counts calls that were understood: an empty form keeps nobody out. Who has one IPv6 address has all of its
 * network, so one of them counts for the others. The database keeps a keyed hash of the address.
 */
export const createRateLimits = (database: Database, { logger, secret }: { logger: Logger; secret: string }): CountCall => {
  const limiters = new Map(Object.entries(limits).map(([name, limit]) => [name, createLimiter(database, name, limit)]));
  return async (name, request, response) => {
    const limiter = limiters.get(name);
    if (!limiter) return;
    const network = clientOf(request, response).address;
    await countPoint(limiter, { name, key: limitKeyOf(secret, network), network, logger });
  };
};
