import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules, rulesText } from './rule-files.ts';

/** One sample a minute, in promtool's notation: '0+2x5' begins at 0 and adds 2 five times. `at` is in minutes. */
type Case = { at: number; fires: Record<string, string>; quiet: Record<string, string>; labels?: Record<string, string> };

const event = (name: string): string => `wayfarer_security_events_total{event="${name}"}`;
const calls = (le: string): string => `wayfarer_call_duration_seconds_bucket{le="${le}"}`;
const oldest = (queue: string): string => `wayfarer_queue_oldest_seconds{queue="${queue}"}`;
const HOST = { instance: 'api:9464', job: 'wayfarer' };
const ofHost = (name: string): string => `${name}{instance="${HOST.instance}",job="${HOST.job}"}`;

/** Of each rule: when it must fire, and what must not make it. */
const cases: Readonly<Record<string, Case>> = {
  SignatureRefused: {
    at: 12,
    fires: { [event('signature_refused')]: '0x10 1x5' },
    quiet: { [event('signature_refused')]: '1x20' },
  },
  // The first hour after a quiet day, and an hour as all others.
  ManyFailedLogins: {
    at: 1500,
    fires: { [event('login_failed')]: '0x1440 0+10x60' },
    quiet: { [event('login_failed')]: '0+10x1500' },
  },
  LoginsDelayed: { at: 60, fires: { [event('login_delayed')]: '0+2x60' }, quiet: { [event('login_delayed')]: '0+1x60' } },
  PermissionsRefused: {
    at: 60,
    fires: { [event('permission_refused')]: '0+2x60' },
    quiet: { [event('permission_refused')]: '0+1x60' },
  },
  LimitsReached: { at: 15, fires: { [event('limit_reached')]: '0+1x15' }, quiet: { [event('limit_reached')]: '0x10 1x5' } },
  PolicyViolated: {
    at: 60,
    fires: { [event('policy_violated')]: '0+1x60' },
    quiet: { [event('policy_violated')]: '0+1x20 20x40' },
  },
  AdminsChanged: { at: 12, fires: { wayfarer_admins: '1x10 2x5' }, quiet: { wayfarer_admins: '2x20' } },
  ProcessAway: { at: 3, fires: { [ofHost('up')]: '1 0x5' }, quiet: { [ofHost('up')]: '1 0 1x5' }, labels: HOST },
  DatabaseSilent: { at: 3, fires: { wayfarer_database_answers: '1 0x5' }, quiet: { wayfarer_database_answers: '1 0 1x5' } },
  CallsFail: {
    at: 15,
    fires: { 'wayfarer_call_duration_seconds_count{status="503"}': '0+60x20' },
    quiet: {
      'wayfarer_call_duration_seconds_count{status="503"}': '0+1x20',
      'wayfarer_call_duration_seconds_count{status="404"}': '0+600x20',
    },
  },
  CallsSlow: {
    at: 25,
    fires: { [calls('1')]: '0+90x30', [calls('2.5')]: '0+100x30', [calls('+Inf')]: '0+100x30' },
    quiet: { [calls('1')]: '0+99x30', [calls('2.5')]: '0+100x30', [calls('+Inf')]: '0+100x30' },
  },
  EventLoopLate: {
    at: 8,
    fires: { [ofHost('nodejs_eventloop_lag_p99_seconds')]: '0.3x10' },
    quiet: { [ofHost('nodejs_eventloop_lag_p99_seconds')]: '0.3x3 0.02x10' },
    labels: HOST,
  },
  PasswordsWait: {
    at: 3,
    fires: { [ofHost('wayfarer_password_tasks')]: '30x5' },
    quiet: { [ofHost('wayfarer_password_tasks')]: '30 5x5' },
    labels: HOST,
  },
  MemoryHigh: {
    at: 8,
    fires: { [ofHost('process_resident_memory_bytes')]: '500000000x10' },
    quiet: { [ofHost('process_resident_memory_bytes')]: '300000000x10' },
    labels: HOST,
  },
  // From day to day, and what a process takes in its first hour but no longer.
  MemoryGrows: {
    at: 3000,
    fires: {
      [ofHost('process_resident_memory_bytes')]: '200000000+50000x3000',
      [ofHost('process_start_time_seconds')]: '0x3000',
    },
    quiet: {
      [ofHost('process_resident_memory_bytes')]: '150000000+1000000x60 210000000x2940',
      [ofHost('process_start_time_seconds')]: '0x3000',
    },
    labels: HOST,
  },
  WorkStuck: {
    at: 25,
    fires: { [oldest('refunds')]: '0+60x30' },
    quiet: { [oldest('refunds')]: '500x30', [oldest('emails')]: '0+60x30' },
    labels: { queue: 'refunds' },
  },
  EmailsWait: { at: 80, fires: { [oldest('emails')]: '0+60x90' }, quiet: { [oldest('emails')]: '600x90' } },
  PaymentsForPeople: {
    at: 70,
    fires: { 'wayfarer_payments_for_people{reason="disputes"}': '1x90' },
    quiet: { 'wayfarer_payments_for_people{reason="disputes"}': '1x30 0x60' },
  },
  MoneyWrong: { at: 2, fires: { wayfarer_money_findings: '2x5' }, quiet: { wayfarer_money_findings: '0x5' } },
  MoneyUnchecked: {
    at: 2300,
    fires: { wayfarer_money_checked_timestamp_seconds: '0x2400' },
    quiet: { wayfarer_money_checked_timestamp_seconds: '100000x2400' },
  },
};

/** Holds each rule against samples by promtool: what makes it fire, and what must not. @throws Error when a rule does otherwise, or has no case */
export const tryRules = (promtool: string, folder: string): string => {
  const tests = rules.flatMap(({ alert, labels, annotations }) => {
    const tried = cases[alert];
    if (!tried) throw new Error(`The alert ${alert} has no case in try-rules.ts.`);
    const expected = [{ exp_labels: { ...labels, ...tried.labels }, exp_annotations: annotations }];
    const test = (samples: Record<string, string>, exp_alerts: object[]) => ({
      interval: '1m',
      input_series: Object.entries(samples).map(([series, values]) => ({ series, values })),
      alert_rule_test: [{ alertname: alert, eval_time: `${tried.at}m`, exp_alerts }],
    });
    return [test(tried.fires, expected), test(tried.quiet, [])];
  });
  writeFileSync(join(folder, 'alerts.yml'), rulesText);
  writeFileSync(join(folder, 'tests.yml'), JSON.stringify({ rule_files: ['alerts.yml'], tests }));
  execFileSync(promtool, ['test', 'rules', 'tests.yml'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return `${rules.length} rules, ${tests.length} cases`;
};
