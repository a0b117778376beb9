import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules, rulesText } from './rule-files.ts';

/**
 * Samples in promtool's notation, one a minute: '0+2x5' begins at 0 and adds 2 five times. First what makes a
 * rule fire, then what must not.
 */
type Samples = readonly [fires: string, quiet: string];
/** After how many minutes it fires, by which series, and which of their labels the alert has. */
type Case = readonly [at: number, series: Readonly<Record<string, Samples>>, labels?: Readonly<Record<string, string>>];

const event = (name: string): string => `wayfarer_security_events_total{event="${name}"}`;
const slowCalls = (le: string): string => `wayfarer_call_duration_seconds_bucket{le="${le}"}`;
const calls = (status: number): string => `wayfarer_call_duration_seconds_count{status="${status}"}`;
const oldest = (queue: string): string => `wayfarer_queue_oldest_seconds{queue="${queue}"}`;
const HOST = { instance: 'api:9464', job: 'wayfarer' };
const ofHost = (name: string): string => `${name}{instance="${HOST.instance}",job="${HOST.job}"}`;
const memory = ofHost('process_resident_memory_bytes');

const cases: Readonly<Record<string, Case>> = {
  // A scanner that tries the webhook now and then is none.
  SignatureRefused: [60, { [event('signature_refused')]: ['0+1x60', '0x30 5x30'] }],
  // The first hour after a quiet day, and an hour as all others.
  ManyFailedLogins: [1500, { [event('login_failed')]: ['0x1440 0+10x60', '0+10x1500'] }],
  LoginsDelayed: [60, { [event('login_delayed')]: ['0+2x60', '0+1x60'] }],
  PermissionsRefused: [60, { [event('permission_refused')]: ['0+2x60', '0+1x60'] }],
  LimitsReached: [15, { [event('limit_reached')]: ['0+1x15', '0x10 1x5'] }],
  PolicyViolated: [60, { [event('policy_violated')]: ['0+1x60', '0+1x20 20x40'] }],
  AdminsChanged: [12, { wayfarer_admins: ['1x10 2x5', '2x20'] }],
  ProcessAway: [3, { [ofHost('up')]: ['1 0x5', '1 0 1x5'] }, HOST],
  DatabaseSilent: [3, { wayfarer_database_answers: ['1 0x5', '1 0 1x5'] }],
  CallsFail: [15, { [calls(503)]: ['0+60x20', '0+10x20'], [calls(404)]: ['0x20', '0+6000x20'] }],
  CallsSlow: [
    25,
    {
      [slowCalls('1')]: ['0+90x30', '0+99x30'],
      [slowCalls('2.5')]: ['0+100x30', '0+100x30'],
      [slowCalls('+Inf')]: ['0+100x30', '0+100x30'],
    },
  ],
  EventLoopLate: [8, { [ofHost('nodejs_eventloop_lag_p99_seconds')]: ['0.3x10', '0.3x3 0.02x10'] }, HOST],
  PasswordsWait: [3, { [ofHost('wayfarer_password_tasks')]: ['30x5', '30 5x5'] }, HOST],
  MemoryHigh: [8, { [memory]: ['500000000x10', '300000000x10'] }, HOST],
  // From day to day, and what a process takes in its first hour but no longer.
  MemoryGrows: [
    3000,
    {
      [memory]: ['200000000+50000x3000', '150000000+1000000x60 210000000x2940'],
      [ofHost('process_start_time_seconds')]: ['0x3000', '0x3000'],
    },
    HOST,
  ],
  WorkStuck: [25, { [oldest('refunds')]: ['0+60x30', '500x30'], [oldest('emails')]: ['0x30', '0+60x30'] }, { queue: 'refunds' }],
  EmailsWait: [80, { [oldest('emails')]: ['0+60x90', '600x90'] }],
  PaymentsForPeople: [70, { 'wayfarer_payments_for_people{reason="disputes"}': ['1x90', '1x30 0x60'] }],
  MoneyWrong: [2, { wayfarer_money_findings: ['2x5', '0x5'] }],
  BackupFails: [15, { 'wayfarer_system_wrong{part="backup"}': ['1x20', '0x20'] }],
  BackupOld: [2300, { wayfarer_backup_made_timestamp_seconds: ['0x2400', '100000x2400'] }],
  BackupNotCopied: [2300, { wayfarer_backup_copied_timestamp_seconds: ['0x2400', '100000x2400'] }],
  DiskFull: [15, { 'wayfarer_disk_free_ratio{disk="database"}': ['0.09x20', '0.2x20'] }, { disk: 'database' }],
  SiteUnreachable: [8, { 'wayfarer_system_wrong{part="site"}': ['1x10', '1x2 0x10'] }],
  CertificateEnds: [70, { wayfarer_certificate_expires_timestamp_seconds: ['1000000x90', '2000000x90'] }],
  MoneyUnchecked: [2300, { wayfarer_money_checked_timestamp_seconds: ['0x2400', '100000x2400'] }],
};

/**
 * Holds each rule against samples by promtool: what makes it fire, and what must not. @throws Error when a
 * rule does otherwise, or has no case
 */
export const tryRules = (promtool: string, folder: string): string => {
  const tests = rules.flatMap(({ alert, labels, annotations }) => {
    const tried = cases[alert];
    if (!tried) throw new Error(`The alert ${alert} has no case in try-rules.ts.`);
    const [at, series, own] = tried;
    const test = (which: 0 | 1, exp_alerts: object[]) => ({
      interval: '1m',
      input_series: Object.entries(series).map(([name, samples]) => ({ series: name, values: samples[which] })),
      alert_rule_test: [{ alertname: alert, eval_time: `${at}m`, exp_alerts }],
    });
    return [test(0, [{ exp_labels: { ...labels, ...own }, exp_annotations: annotations }]), test(1, [])];
  });
  writeFileSync(join(folder, 'alerts.yml'), rulesText);
  writeFileSync(join(folder, 'tests.yml'), JSON.stringify({ rule_files: ['alerts.yml'], tests }));
  execFileSync(promtool, ['test', 'rules', 'tests.yml'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return `${rules.length} rules, ${tests.length} cases`;
};
