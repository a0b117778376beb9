import { expect, test } from 'vitest';
import { readCatalogue } from '../files/index.ts';
import { checkCatalogue, findLiterals, findTexts, travellersFiles } from './index.ts';

const head = (language: string): string =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n`;
const TEMPLATE = `${head('')}msgid "From {day} on"\nmsgstr ""\n\nmsgid "{n} seat"\nmsgid_plural "{n} seats"\nmsgstr[0] ""\nmsgstr[1] ""\n\nmsgctxt "a theme"\nmsgid "Light"\nmsgstr ""\n`;
const catalogue = (day: string, seats: string): string =>
  `${head('xx')}#, fuzzy\nmsgid "From {day} on"\nmsgstr "${day}"\n\nmsgid "{n} seat"\nmsgid_plural "{n} seats"\n${seats}\n\nmsgctxt "a theme"\nmsgid "Light"\nmsgstr "Bright"\n`;
const BOTH = 'msgstr[0] "one seat"\nmsgstr[1] "{n} places"';

test('a catalogue of translators is read with its forms and contexts', () => {
  expect(readCatalogue(catalogue('As of {day}', BOTH))).toEqual({
    language: 'xx',
    texts: { 'From {day} on': ['As of {day}'], '{n} seat': ['one seat', '{n} places'], 'a theme\u0004Light': ['Bright'] },
  });
  expect(() => readCatalogue(head('tlh'))).toThrow("A catalogue is for 'tlh', which is none of the languages.");
});

test('a complete catalogue has no faults, and each fault is told with its text', () => {
  const faults = (source: string) => checkCatalogue(source, TEMPLATE);
  expect(faults(catalogue('As of {day}', BOTH))).toEqual([]);
  expect(faults(catalogue('As of {dya}', BOTH))).toEqual(["'From {day} on' has {dya} where the English has {day}."]);
  expect(faults(catalogue('', BOTH))).toEqual(["'From {day} on' is not translated."]);
  expect(faults(catalogue('As of {day}', 'msgstr[0] "one seat"'))).toEqual(["'{n} seat' has 1 of 2 forms."]);
  expect(faults(`${catalogue('As of {day}', BOTH)}\nmsgid "Gone"\nmsgstr "Away"\n`)).toEqual(["Nothing asks for 'Gone'."]);
});

test('each text that a program asks for is found, with its second form and its context', () => {
  const source = `
    const a = t('Menu');
    const b = <p title={words.t('From {day} on', { day })}>{tn(left, '{n} seat', '{n} seats')}</p>;
    const c = tc('a theme', 'Light');
    const d = rich('Read the <terms>.', { terms });
    const e = other('Not this');`;
  expect(findTexts('example.tsx', source)).toEqual([
    { key: 'Menu', english: ['Menu'] },
    { key: 'From {day} on', english: ['From {day} on'] },
    { key: '{n} seat', english: ['{n} seat', '{n} seats'] },
    { key: 'a theme\u0004Light', english: ['Light'] },
    { key: 'Read the <terms>.', english: ['Read the <terms>.'] },
  ]);
});

test.each([
  'const A = () => <p>Who comes</p>;',
  'const A = () => <p>{left} seats</p>;',
  'const A = () => <p title="Menu" />;',
  "const A = () => <Field label={isOpen ? 'Close' : t('Open')} />;",
  "const a = { few: 'Few seats left' };",
  `const a = (day) => \`From \${day} on\`;`,
  `const a = (day) => \`\${day} and later\`;`,
  `const a = (what) => \`More: \${what}\`;`,
  "const a = () => notify({ title: 'Link copied' });",
])('a text that nothing asks for is found: %s', (source) => {
  expect(findLiterals('example.tsx', source)).toHaveLength(1);
});

test.each([
  "import { a } from './Some file.ts';",
  "const A = () => <p className=\"Any Thing\" data-state='Few seats'>{t('Who comes')} · 12</p>;",
  "const a = () => tn(2, '{n} seat left', '{n} seats left');",
  "const a = event.key === 'Escape' ? 1 : 2;",
  "throw new Error('There is no page.');",
  "logFailure('Ending a login failed');",
  "const a = { '@type': 'Product', 'Content type': 1 };",
  "type A = 'Few seats left';",
  `const a = \`flex gap-2 \${open} text-ink\`;`,
  "matchMedia('(min-width: 40rem) and (hover)');",
])('what is no text, or is asked for, is not found: %s', (source) => {
  expect(findLiterals('example.tsx', source)).toEqual([]);
});

test('travellers’ screens are followed through what they import, at once or later, and staff’s are left out', () => {
  const paths = [...travellersFiles().keys()];
  for (const part of ['app/layouts/site-menu.tsx', 'server/needs-code.tsx', 'pages/customer/account-page.tsx'])
    expect(paths).toContain(part);
  expect(paths.filter((path) => /pages\/admin|admin-sidebar|\.test\./.test(path))).toEqual([]);
});
