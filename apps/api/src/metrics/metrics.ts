import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of this process: its counters, and those of Node (event loop delays, memory, file handles). */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const registers = [registry];

export const securityEvents = new Counter({
  name: 'wayfarer_security_events_total',
  help: 'What concerns security, by the event of its line in the log',
  labelNames: ['event'],
  registers,
});

/** Each answer is counted by its route in the contract, without parameters. */
export const callDurations = new Histogram({
  name: 'wayfarer_call_duration_seconds',
  help: 'From the first byte of a call until its answer is sent',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const answersFromMemory = new Counter({
  name: 'wayfarer_answers_from_memory_total',
  help: 'Calls that were answered from the cache',
  registers,
});

export const catalogueReadings = new Counter({
  name: 'wayfarer_catalogue_readings_total',
  help: 'Readings of the catalogue for an answer that was not in the cache',
  registers,
});

export const emailsHeldBack = new Counter({
  name: 'wayfarer_emails_held_back_total',
  help: 'Emails that were not sent because their mailbox had got as many as one gets',
  labelNames: ['kind'],
  registers,
});

export const passwordTasks = new Gauge({
  name: 'wayfarer_password_tasks',
  help: 'Passwords that are being hashed or compared, or wait for it',
  registers,
});

const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> =>
  new Gauge({ name, help, labelNames, registers });

export const databaseAnswers = gauge('wayfarer_database_answers', '1 while the database answers; 0 while it is silent');

/** Queues in the database: shared by all processes, reported by each. */
export const workGauges = {
  length: gauge('wayfarer_queue_length', 'Queue length, capped at 1,000', ['queue']),
  oldest: gauge('wayfarer_queue_oldest_seconds', 'For how long the oldest of it waits', ['queue']),
  forPeople: gauge('wayfarer_payments_for_people', 'Bookings with a payment that waits for a person, counted to a thousand', [
    'reason',
  ]),
  seatsHeld: gauge('wayfarer_seats_held', 'Seats that are held for bookings that are not paid yet'),
  admins: gauge('wayfarer_admins', 'How many accounts are admins'),
  moneyFindings: gauge('wayfarer_money_findings', 'What the last nightly check of the money found to be wrong'),
  wrong: gauge('wayfarer_system_wrong', '1 where the product itself sees that something is wrong, by its part', ['part']),
  backupMadeAt: gauge('wayfarer_backup_made_timestamp_seconds', 'When the last backup was made'),
  backupCopiedAt: gauge(
    'wayfarer_backup_copied_timestamp_seconds',
    'When the newest backup was made that is also off the machine',
  ),
  diskFree: gauge('wayfarer_disk_free_ratio', 'Which share of a disk is free', ['disk']),
  certificateUntil: gauge('wayfarer_certificate_expires_timestamp_seconds', 'Until when the certificate of the site is valid'),
  moneyCheckedAt: gauge('wayfarer_money_checked_timestamp_seconds', 'When that check ended'),
} as const;

/** Until they are measured again they are left out, not sent as 0. */
export const forgetWork = (): void => {
  for (const each of Object.values(workGauges)) {
    each.reset();
    each.remove({});
  }
};
forgetWork();
