import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { backup, counts, inFolder, namesIn } from './backup.ts';
import { type Client, logIn } from './client.ts';
import { compose, containers, operate, SITE, serviceOf } from './stack.ts';

const failing = { reject: false } as const;
/** A place beside the backups, which outlives the stack as another machine would. */
const PLACE = '/backups/.elsewhere';
const SECRETS = { BACKUP_PASSWORD: 'a-password-that-nobody-may-read', BACKUP_S3_SECRET_ACCESS_KEY: 'a-key-that-nobody-may-read' };
const env = { BACKUP_REMOTE: PLACE, BACKUP_S3_ACCESS_KEY_ID: 'AKIDTHATNOBODYMAYREAD', ...SECRETS };

type Settings = Readonly<Record<string, string>>;
const offsite = (args: readonly string[], settings: Settings = {}) =>
  compose(['run', '--rm', '-T', 'offsite', ...args], { ...failing, env: { ...env, ...settings } });
const doctor = async (): Promise<string> => (await compose(['exec', '-T', 'api', 'node', 'doctor.js'], { ...failing, env })).all;
const isRunning = async (): Promise<boolean> =>
  (await containers()).some((one) => serviceOf(one) === 'offsite' && one.State.Running);

/** Until `doctor` says so, for as long as copying takes on a busy machine. */
const untilDoctorSays = async (wanted: RegExp): Promise<void> => {
  const until = Date.now() + 180_000;
  for (;;) {
    const said = await doctor();
    if (wanted.test(said)) return;
    assert.ok(Date.now() < until, `doctor does not say ${wanted}: ${said}`);
    await pause(2000);
  }
};

/**
 * With the setting each backup leaves the machine by itself, and a machine with nothing but the settings
 * comes back from there. Without it none of it runs.
 */
export const checkOffsite = async (client: Client): Promise<string> => {
  assert.ok(!(await isRunning()), 'copies are made without the setting');
  assert.doesNotMatch(await doctor(), /off this machine|copy there/);
  await compose(['up', '--detach', '--wait', 'api', 'api-2', 'offsite'], { env });
  const made = namesIn(await backup('now')).at(-1) ?? 'none';
  await untilDoctorSays(/^ok +backup +The last copy there is of /m);
  const listed = (await offsite(['list'])).all;
  assert.ok(listed.includes(made), `${made} is not there: ${listed}`);
  const { all: logged } = await compose(['logs', 'offsite'], { env });
  for (const secret of Object.values(env)) assert.ok(!logged.includes(secret), 'the log names the place or its keys');
  const reach = ['exec', '-T', 'offsite', 'bash', '-c', ': < /dev/tcp/mongo/27017'];
  assert.notEqual((await compose(reach, { ...failing, env })).exitCode, 0, 'it reaches the database');

  const before = await counts();
  await compose(['down', '--volumes', '--remove-orphans'], { env });
  await inFolder('rm -rf ????-??-??T??-??-??Z');
  assert.match((await operate('restore.sh', ['latest'], { ...failing, env })).all, /offsite fetch latest/);
  assert.match((await offsite(['fetch', 'latest'])).all, /is on this machine\. Next: docker\/restore\.sh/);
  await operate('restore.sh', ['latest'], { env });
  assert.equal(await counts(), before);
  assert.equal((await fetch(SITE)).status, 200);
  await logIn(client, 'admin');
  assert.ok(await isRunning(), 'the restored machine copies nothing');
  return `${made} left by itself, and an empty machine came back from it: ${before}`;
};

/** Each fault is told by its sentence, `doctor` too, and the backups that are here stay good. */
export const checkOffsiteFaults = async (): Promise<string> => {
  await compose(['up', '--detach', '--wait', 'api', 'api-2', 'offsite'], { env });
  await compose(['stop', 'offsite'], { env });
  await backup('now');
  const fill = 'head -c 62M /dev/zero > /dev/shm/full; offsite now';
  const other = await offsite(['now'], { BACKUP_PASSWORD: 'another-password-of-the-kind' });
  assert.match(other.all, /BACKUP_PASSWORD is not the one/);
  const gone = await offsite(['now'], { BACKUP_REMOTE: 's3:http://proxy:1/bucket' });
  assert.match(gone.all, /does not answer/);
  assert.match(await doctor(), /^WRONG +backup +The last backup was not copied off this machine\. The place .* does not answer/m);
  const full = ['run', '--rm', '-T', '--entrypoint', 'bash', 'offsite', '-c', fill];
  const filled = await compose(full, { ...failing, env: { ...env, BACKUP_REMOTE: '/dev/shm/place' } });
  assert.match(filled.all, /is full\. Make it larger/);
  assert.match(await backup('check', 'latest'), /is whole/);
  assert.equal((await offsite(['now'])).exitCode, 0);
  await untilDoctorSays(/^ok +backup +The last copy there is of /m);
  // As the other drills know it.
  await compose(['up', '--detach', '--wait', 'api', 'api-2', 'backup']);
  await compose(['up', '--detach', '--no-deps', 'offsite']);
  assert.ok(!(await isRunning()), 'copies are made without the setting');
  return 'another password, no answer, full: each told; what is here stays good, and the next copy is made';
};
