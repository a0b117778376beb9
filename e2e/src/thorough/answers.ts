import { type Endpoint, everyEndpoint } from '@wayfarer/contracts';
import { sampleDashboard } from '@wayfarer/contracts/testing';
import type { Answering } from './api-interceptor.ts';

/** Calls of the contract that answer a list. */
const lists = Object.values<Endpoint>(everyEndpoint)
  .filter(({ method, answer }) => method === 'GET' && answer?.type === 'array')
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

const noFigures = {
  ...sampleDashboard,
  packages: 0,
  bookings: 0,
  users: 0,
  revenue: 0,
  months: sampleDashboard.months.map(({ month }) => ({ month, bookings: 0, revenue: 0 })),
  recentBookings: [],
  period: { ...sampleDashboard.period, bookings: 0, paid: 0, revenue: 0, occupancy: null },
  periodBefore: { ...sampleDashboard.periodBefore, bookings: 0, paid: 0, revenue: 0, occupancy: null },
  topPackages: [],
  departures: sampleDashboard.departures.map(({ day }) => ({ day, departures: 0, persons: 0, seated: 0, seats: 0, largest: [] })),
  waiting: { needsReview: 0, failedRefunds: 0, disputes: 0, openMessages: 0 },
};

/** Of everything none: empty lists, figures of 0, and 404 for whatever has an id. */
export const nothing: Answering = (path) => {
  if (path === '/api/dashboard') return { body: noFigures };
  if (path === '/api/departure') return { body: noFigures.departures };
  if (lists.some((list) => list.test(path))) return { body: [], headers: { 'X-Total-Count': '0' } };
  const message = 'We could not find this.';
  return { status: 404, body: { error: message, message, code: 'NOT_FOUND' } };
};

/** A page of a list that holds `total` entries, made as they are asked for. */
export const pageOf = <Entry>(path: string, query: URLSearchParams, total: number, entryAt: (index: number) => Entry) => {
  const from = Number(query.get('cursor') ?? 0);
  const to = Math.min(total, from + Number(query.get('limit') ?? 12));
  const next = new URLSearchParams(query);
  next.set('cursor', String(to));
  return {
    body: Array.from({ length: to - from }, (_, index) => entryAt(from + index)),
    headers: { 'X-Total-Count': String(total), ...(to < total ? { Link: `<${path}?${next}>; rel="next"` } : {}) },
  };
};
