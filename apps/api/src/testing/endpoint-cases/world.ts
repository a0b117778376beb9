import { randomBytes } from 'node:crypto';
import type { Booking, PaymentSession } from '@wayfarer/contracts';
import type { Response } from 'supertest';
import { type Account, confirmAddress, signUp } from '../accounts.ts';
import { type MoneyJourney, startMoneyJourney } from '../money-journey.ts';
import type { TestApi } from '../start-test-api.ts';
import type { DataSize } from '../stored-data/data-size.ts';

/** Everything that a case may need: one of each entity, and users who may and may not access it. */
export type World = MoneyJourney & { api: TestApi; stranger: Account; booking: Booking; session: PaymentSession };

/** Triggers a declared error, through HTTP. */
export type ErrorCase = (world: World) => Promise<Response>;

/** A call by the admin that succeeds, and the id of what it is about, where that has one. */
export type Change = (world: MoneyJourney & { api: TestApi }) => Promise<{ answer: Response; id?: string }>;

/** The row of stored data in the path, and the queries. */
export type Read = {
  id?: (size: DataSize) => string;
  queries?: readonly string[];
  /** The status of its answer; 200 where nothing is said. */
  answers?: number;
};

/** Of a text that ends with a name, that name: invoices keep it, and nothing else of the text. */
export const lastWordOf = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

/** Waits for the answer to a change of something with a known id. */
export const about = async (id: string, answer: PromiseLike<Response>) => ({ id, answer: await answer });

/** An unused id. */
export const UNKNOWN = '0123456789abcdef01234567';
export const unknownSession = (): string => `cs_test_${randomBytes(12).toString('hex')}`;

export const createWorld = async (api: TestApi): Promise<World> => {
  const journey = await startMoneyJourney(api);
  // Booking for an account whose address nobody has confirmed ends its login.
  await confirmAddress(api, journey.traveller);
  const booking = await journey.book();
  const { body: session }: { body: PaymentSession } = await journey.payNow(booking).expect(201);
  return { ...journey, api, stranger: await signUp(api), booking, session };
};
