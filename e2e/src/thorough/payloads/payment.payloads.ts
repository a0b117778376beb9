import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Payment } from '@wayfarer/contracts';
import { bearer } from '../../trips.ts';
import type { Filled, Store } from './entity-payloads.ts';

export const filled: Filled = { refundPayment: ['reason'] };

/** Refunds a rupee with the payload as the reason. */
export const store: Store = async (request, admin, { paid, text }) => {
  const listed = await request.get('/api/payment', { headers: bearer(admin), params: { search: paid._id } });
  const [payment] = (await listed.json()) as Payment[];
  const answer = await request.post(`/api/payment/refund/${payment?._id}`, {
    headers: { ...bearer(admin), 'Idempotency-Key': randomUUID() },
    data: { amount: 1, reason: `${text} …` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
};
