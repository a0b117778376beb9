import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Of this process: what it counts, and what Node tells of itself (delays of the event loop, memory, file handles). */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const registers = [registry];

export const securityEvents = new Counter({
  name: 'wayfarer_security_events_total',
  help: 'What concerns security, by the event of its line in the log',
  labelNames: ['event'],
  registers,
});

/** Each answer is counted by the address in the contract, never by what was put into it. */
export const callDurations = new Histogram({
  name: 'wayfarer_call_duration_seconds',
  help: 'From the first byte of a call until its answer is sent, of all calls that are not answered from memory',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const answersFromMemory = new Counter({
  name: 'wayfarer_answers_from_memory_total',
  help: 'Calls that were answered with what was ready',
  registers,
});

export const passwordTasks = new Gauge({
  name: 'wayfarer_password_tasks',
  help: 'Passwords that are being hashed or compared, or wait for it',
  registers,
});
