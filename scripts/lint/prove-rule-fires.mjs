// Proves that each rule of this repository fires: one that is silent, or that no file is subject to, forbids
// nothing. Each example is linted as a file that the rule is for, with the settings of this repository.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

const rules = [
  {
    rule: 'no-pick-by-place',
    file: (number) => `example-${number}.test.ts`,
    /** Each takes an item by its place from a list whose order may be chance. */
    forbidden: [
      'expect(answer.body[0]).toBe(1);',
      'expect((await list()).at(-1)).toBe(1);',
      'const [first] = await list();',
      'const { body: trail } = await ask(); expect(trail[0]).toBe(1);',
      'const { body: [one] } = await ask();',
      "const rows = await database.collection('bookings').find().toArray(); expect(rows[1]).toBe(1);",
      'const found = (await post.stored()).filter(Boolean).pop();',
      "expect(callsOf('cancelBooking')[0]).toBe(1);",
      'const told = (await list()).findLast(Boolean);',
    ],
    allowed: [
      'expect(only(answer.body)).toBe(1);',
      'expect(await list()).toEqual([1, 2]);',
      'const [one, other] = await Promise.all([first(), second()]);',
      'const [, token] = /#(.*)$/.exec(address) ?? [];',
      "const found = (await list()).find(({ kind }) => kind === 'invoice');",
      "expect(callsOf('listBookings').at(-1)).toBe(1);",
    ],
  },
  {
    rule: 'no-physical-sides',
    file: (number) => `web/src/example-${number}.tsx`,
    forbidden: [
      'export const a = <p className="ml-2" />;',
      'export const a = <p className="flex sm:-mr-2.5" />;',
      'export const a = <p className={`pl-[3px]`} />;',
      "const a = 'absolute right-0';",
      "const a = 'sm:text-right';",
      "const a = 'border-l-4';",
      "const a = 'rounded-tl-card';",
    ],
    allowed: [
      'export const a = <p className="ms-2 pe-3 text-start" />;',
      "const a = 'border-line rounded-tag leading-right';",
      "const a = 'What is left, and right.';",
      "const a = 'left';",
    ],
  },
  {
    rule: 'whole-texts',
    file: (number) => `web/src/text-${number}.tsx`,
    forbidden: [
      "const title = t('Menu');",
      'const a = (text) => t(text);',
      "const a = () => t('Pay' + 'now');",
      "const a = () => t(', {day}', { day });",
      "const a = () => t('You pay ');",
      "const a = (n) => tn(n, 'a seat', seats);",
      "const a = () => words.t(' left');",
    ],
    allowed: [
      "const a = () => t('From {day} on', { day });",
      "const a = (n) => tn(n, '{n} seat', '{n} seats');",
      "const a = () => tc('a theme', 'Light');",
      "const A = () => <p title={t('Menu')} />;",
    ],
  },
];

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
mkdirSync(join(folder, 'web', 'src'), { recursive: true });
const examples = rules.flatMap(({ rule, file, forbidden, allowed }) =>
  [...forbidden, ...allowed].map((text, number) => ({ rule, text, file: file(number), fires: forbidden.includes(text) })),
);
for (const { file, text } of examples) writeFileSync(join(folder, file), `${text}\n`);
const { stdout } = spawnSync('oxlint', ['-c', '.oxlintrc.json', '-f', 'json', folder], { cwd: root, encoding: 'utf8' });
rmSync(folder, { recursive: true });

const fired = JSON.parse(stdout).diagnostics.map(({ code, filename }) => `${code} ${basename(filename)}`);
const wrong = examples.filter(({ rule, file, fires }) => fired.includes(`wayfarer(${rule}) ${basename(file)}`) !== fires);
for (const { rule, text, fires } of wrong)
  console.error(`${rule} ${fires ? 'does not fire on what is forbidden' : 'fires on what is allowed'}: ${text}`);
process.exit(wrong.length === 0 ? 0 : 1);
