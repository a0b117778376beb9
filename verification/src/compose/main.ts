// `npm run test:compose [-- --no-build] [-- --only frozen,stops] [-- --stops 50] [-- --ready-within 60]`: the
// shipped images and docker-compose.yml on a real Docker engine, with the demo, on ports 80, 443 and 4242 of
// this machine. Takes some minutes.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkBackup, checkFailedBackup, checkRestoreOnEmptyMachine } from './backup.ts';
import { checkBackupsAtOnce, checkBadBackups, checkFailedRestore } from './backup-faults.ts';
import { createClient } from './client.ts';
import { checkCommands } from './commands.ts';
import { checkHardening } from './hardening.ts';
import { checkOffsite, checkOffsiteFaults } from './offsite.ts';
import { checkAway, checkSilentDatabase } from './outages.ts';
import { compose, containers, SITE, serviceOf } from './stack.ts';
import { checkFrozen, checkPlainUp, checkRekeying, checkRotation, checkStops, checkUpdate } from './under-load.ts';
import { checkBrokenUpdate, checkChangedUpdate, checkOtherIndexes } from './updates.ts';
import { checkWrongSetting } from './wrong-setting.ts';

const isReady = (): Promise<boolean> =>
  fetch(`${SITE}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** What is counted, or has to be found, is written meanwhile. */
const untilDemoIsThere = async (): Promise<void> => {
  for (;;) {
    const demo = (await containers()).find((one) => serviceOf(one) === 'demo-data');
    if (demo && !demo.State.Running) return assert.equal(demo.State.ExitCode, 0, 'the demo was not made');
    await pause(1000);
  }
};

const comeUp = async (): Promise<string> => {
  const begun = performance.now();
  await compose(['up', '--detach']);
  const isLate = (): boolean => performance.now() - begun > Number(values['ready-within']) * 1000;
  while (!(await isReady()) && !isLate()) await pause(250);
  assert.ok(!isLate(), `it is not ready within ${values['ready-within']} s`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  await untilDemoIsThere();
  return `ready after ${seconds} s`;
};

const client = createClient();
const checks: Record<string, () => Promise<string>> = {
  up: comeUp,
  'second up': comeUp,
  hardening: checkHardening,
  commands: () => checkCommands(client),
  update: () => checkUpdate(client),
  'changed update': () => checkChangedUpdate(client),
  'other indexes': checkOtherIndexes,
  'broken update': checkBrokenUpdate,
  'plain up': () => checkPlainUp(client),
  frozen: () => checkFrozen(client),
  stops: () => checkStops(client, Number(values.stops)),
  rotation: () => checkRotation(client),
  rekeying: () => checkRekeying(client),
  'silent database': () => checkSilentDatabase(client),
  away: checkAway,
  backup: () => checkBackup(client),
  'failed backup': checkFailedBackup,
  'backups at once': checkBackupsAtOnce,
  'bad backups': checkBadBackups,
  'failed restore': checkFailedRestore,
  offsite: () => checkOffsite(client),
  'offsite faults': checkOffsiteFaults,
  'empty machine': () => checkRestoreOnEmptyMachine(client),
  'wrong setting': checkWrongSetting,
};

const { values } = parseArgs({
  options: {
    'no-build': { type: 'boolean' },
    only: { type: 'string' },
    stops: { type: 'string', default: '10' },
    // Where other work shares the machine, more.
    'ready-within': { type: 'string', default: '60' },
  },
});
const asked = ['up', ...(values.only?.split(',') ?? Object.keys(checks))];
const unknown = asked.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: choose from ${Object.keys(checks).join(', ')}.`);
  process.exit(2);
}
const tell = async (name: string, thrown: unknown): Promise<void> => {
  console.error(`BAD ${name}`, thrown);
  const { all } = await compose(['logs', '--tail', '40'], { reject: false });
  console.error(all.replaceAll(/(?<=^.{300}).+$/gm, '…'));
  process.exitCode = 1;
};
try {
  if (!values['no-build']) await compose(['build']);
  for (const [name, check] of Object.entries(checks).filter(([key]) => asked.includes(key))) {
    // What one finds keeps nobody from trying the next.
    await check().then(
      (said) => console.log(`ok  ${name.padEnd(15)} ${said}`),
      (thrown) => tell(name, thrown),
    );
  }
} finally {
  await compose(['down', '--volumes', '--remove-orphans'], { reject: false });
}
