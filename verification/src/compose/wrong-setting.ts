import assert from 'node:assert/strict';
import { compose, operate } from './stack.ts';

const WITHIN = 30_000;
const wrong = { env: { TOKEN_SECRET: 'short' }, reject: false, timeout: WITHIN };
const SENTENCE = /TOKEN_SECRET must have at least 32 characters/;

const wrongSettings: readonly [Readonly<Record<string, string>>, RegExp][] = [
  [wrong.env, SENTENCE],
  [{ SITE_TIME_ZONE: 'Asia/Atlantis' }, /SITE_TIME_ZONE is not a time zone/],
  [{ STRIPE_SECRET_KEY: 'sk_live_of_an_account' }, /STRIPE_API_BASE/],
  [{ PUBLIC_URL: 'https://travel.example.com/trips' }, /PUBLIC_URL must be an address .* without a path/],
  [{ MAINTENANCE: 'on' }, /MAINTENANCE must be off or read-only/],
];

/**
 * The API and the doctor each end with 1 and the sentence. A wrong setting ends an update before anything is
 * stopped, and `up` too; neither hangs.
 */
export const checkWrongSetting = async (): Promise<string> => {
  for (const [env, sentence] of wrongSettings)
    for (const command of ['main.js', 'doctor.js']) {
      const { exitCode, all } = await compose(['run', '--rm', '-T', '--no-deps', 'api', 'node', command], { ...wrong, env });
      assert.match(all, sentence);
      assert.equal(exitCode, 1, all);
    }
  const update = await operate('update.sh', [], { ...wrong, env: { ...wrong.env, NO_BUILD: 'yes' } });
  assert.match(update.all, SENTENCE);
  assert.match(update.all, /The update has not ended well\. The site runs as it did/);
  assert.notEqual(update.exitCode, 0);
  const { status } = await fetch('http://localhost/api/ready');
  assert.equal(status, 200, 'the site is away');
  const begun = performance.now();
  const up = await compose(['up', '--detach'], wrong);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  assert.ok(!up.timedOut, 'up hangs');
  assert.notEqual(up.exitCode, 0, 'up ends well');
  assert.match((await compose(['logs', 'migrate'])).all, SENTENCE);
  return `${wrongSettings.length} settings; up ended after ${seconds} s`;
};
