import assert from 'node:assert/strict';
import { compose, operate } from './stack.ts';

const WITHIN = 30_000;
const wrong = { env: { TOKEN_SECRET: 'short' }, reject: false, timeout: WITHIN };
const SENTENCE = /TOKEN_SECRET must have at least 32 characters/;

/** A wrong setting ends an update before anything is stopped, and `up` too; each with its sentence, and neither hangs. */
export const checkWrongSetting = async (): Promise<string> => {
  const update = await operate('update.sh', [], { ...wrong, env: { ...wrong.env, NO_BUILD: 'yes' } });
  assert.match(update.all, SENTENCE);
  assert.notEqual(update.exitCode, 0);
  const { status } = await fetch('http://localhost/api/ready');
  assert.equal(status, 200, 'the site is away');
  const begun = performance.now();
  const up = await compose(['up', '--detach'], wrong);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  assert.ok(!up.timedOut, 'up hangs');
  assert.notEqual(up.exitCode, 0, 'up ends well');
  assert.match((await compose(['logs', 'migrate'])).all, SENTENCE);
  return `up ended after ${seconds} s`;
};
