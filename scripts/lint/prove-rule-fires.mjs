// Proves that the rule about places fires: a rule that is silent, or that no file is subject to, forbids
// nothing. Each example is linted as a test, with the settings of this repository.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Each takes an item by its place from a list whose order may be chance. */
const FORBIDDEN = [
  'expect(answer.body[0]).toBe(1);',
  'expect((await list()).at(-1)).toBe(1);',
  'const [first] = await list();',
  'const { body: trail } = await ask(); expect(trail[0]).toBe(1);',
  'const { body: [one] } = await ask();',
  "const rows = await database.collection('bookings').find().toArray(); expect(rows[1]).toBe(1);",
  'const found = (await post.stored()).filter(Boolean).pop();',
  "expect(callsOf('cancelBooking')[0]).toBe(1);",
  'const told = (await list()).findLast(Boolean);',
];

/** What the rule leaves alone. */
const ALLOWED = [
  'expect(only(answer.body)).toBe(1);',
  'expect(await list()).toEqual([1, 2]);',
  'const [one, other] = await Promise.all([first(), second()]);',
  'const [, token] = /#(.*)$/.exec(address) ?? [];',
  "const found = (await list()).find(({ kind }) => kind === 'invoice');",
  "expect(callsOf('listBookings').at(-1)).toBe(1);",
];

const examples = [...FORBIDDEN, ...ALLOWED];
const folder = mkdtempSync(join(tmpdir(), 'places-'));
const fileOf = (example) => join(folder, `example-${examples.indexOf(example)}.test.ts`);
for (const example of examples) writeFileSync(fileOf(example), `${example}\n`);
const { stdout } = spawnSync('oxlint', ['-c', '.oxlintrc.json', '-f', 'json', folder], { cwd: root, encoding: 'utf8' });
rmSync(folder, { recursive: true });

const fired = JSON.parse(stdout).diagnostics.filter(({ code }) => code === 'wayfarer(no-pick-by-place)');
const firesOn = (example) => fired.some(({ filename }) => basename(filename) === basename(fileOf(example)));
const silent = FORBIDDEN.filter((example) => !firesOn(example));
const wrong = ALLOWED.filter(firesOn);
for (const example of silent) console.error(`The rule does not fire on its own example: ${example}`);
for (const example of wrong) console.error(`The rule fires on what is allowed: ${example}`);
process.exit(silent.length + wrong.length === 0 ? 0 : 1);
