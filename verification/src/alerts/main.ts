// `npm run test:alerts`: each alert rule against samples (promtool), then the product under a real
// Prometheus, in which each rule fires once and the dashboard's queries find something. Takes some three
// minutes.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addPackages, logInAll, signUp } from '../product/catalogue.ts';
import { createHttpClient } from '../product/http-client.ts';
import { askDatabase, attack, crowdLogins, holdUp, leaveWork, sendCalls } from './acts.ts';
import { findPrometheus } from './find-prometheus.ts';
import { monitorAt } from './monitor.ts';
import { panelQueries, rulesOfHours } from './rule-files.ts';
import { ADMIN, startMonitored } from './start-monitored.ts';
import { tryRules } from './try-rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-alerts-'));
const { prometheus, promtool } = findPrometheus();
console.log(`promtool: ${tryRules(promtool, folder)}`);

const product = await startMonitored(prometheus, folder);
const begun = performance.now();
const say = (what: string): void => console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${what}`);
try {
  const monitor = monitorAt(product.prometheus);
  const client = createHttpClient(() => product.url);
  const [admin] = await logInAll(client, [ADMIN]);
  const traveller = await signUp(client, 'traveller');
  const [tourPackage] = await addPackages(client, admin, [{ price: '100', capacity: 8 }]);
  assert.ok(traveller && tourPackage);
  await monitor.untilFound('count_over_time(wayfarer_database_answers[1m]) > 20');
  assert.deepEqual(monitor.seen(), [], 'an alert fires while nothing is wrong');
  say('20 seconds of ordinary use: no alert');

  const second = await product.startSecond();
  await leaveWork(product, client, { traveller, tourPackage });
  product.makeAdmins(['another']);
  await attack(product, traveller);
  const attacks = [
    'SignatureRefused',
    'PermissionsRefused',
    'PolicyViolated',
    'LimitsReached',
    'ManyFailedLogins',
    'LoginsDelayed',
  ];
  await monitor.untilFired([...attacks, 'AdminsChanged', 'WorkStuck', 'EmailsWait', 'MoneyWrong', 'MemoryHigh']);
  await monitor.untilFired(['BackupFails', 'BackupOld', 'BackupNotCopied', 'DiskFull', 'SiteUnreachable', 'CertificateEnds']);
  say('attacks, another admin, work that is left, too much memory');
  await monitor.untilFired(['PasswordsWait'], () => crowdLogins(product));
  await monitor.untilFired(['EventLoopLate'], () => holdUp(product));
  say('too many logins, a thread that is held up');
  process.kill(product.mongod.pid, 'SIGSTOP');
  await monitor.untilFired(['DatabaseSilent', 'CallsFail', 'CallsSlow'], () => askDatabase(product, traveller));
  const failing = panelQueries().filter((expr) => expr.includes('status=~"5..'));
  for (const expr of failing) await monitor.untilFound(expr);
  process.kill(product.mongod.pid, 'SIGCONT');
  say('a database that is silent');
  await monitor.untilFired(['PaymentsForPeople', 'MoneyUnchecked'], () => sendCalls(product));
  for (const expr of panelQueries().filter((one) => !failing.includes(one))) await monitor.untilFound(expr);
  await second.stop();
  await monitor.untilFired(['ProcessAway']);
  assert.deepEqual(monitor.seen().toSorted(), rulesOfHours.map(({ alert }) => alert).toSorted());
  say(`each of ${rulesOfHours.length} rules has fired; each of ${panelQueries().length} panels shows something`);
} catch (thrown) {
  console.error(thrown);
  process.exitCode = 1;
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
