import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageParts, packageParts } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { environmentSchema } from './config.ts';
import { EVENT_TYPES } from './integrations/stripe/provider-event.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const found = (pattern: RegExp, text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const everyDocument = documents.map(read).join('\n');
const variables = Object.keys(environmentSchema.shape);
const example = found(/^([A-Z0-9_]+)=/gm, read('.env.example'));
const compose = read('docker-compose.yml');
const composeSettings = (): string[] => {
  const [, environment = ''] = compose.match(/environment: &environment\n((?: {4}.*\n)+)/) ?? [];
  return found(/^ {4}([A-Z0-9_]+):/gm, environment);
};
const imageSettings = (): string[] => found(/([A-Z_]+)=/g, read('Dockerfile').split('AS product')[1] ?? '');

test('the README names exactly the events of the provider that the API handles', () => {
  const listed = found(/`((?:checkout|charge|refund|payment_intent)\.[a-z_.]+)`/g, read('README.md'));
  expect(listed.toSorted()).toEqual(EVENT_TYPES.toSorted());
});

test('.env.example explains every variable of the API, and names none that nothing reads', () => {
  expect(example).toEqual(expect.arrayContaining(variables));
  const readElsewhere = [
    ...found(/\$\{([A-Z0-9_]+)/g, compose),
    ...globSync('packages/local-stack/src/**/*.ts', { cwd: root }).flatMap((file) => found(/\b([A-Z][A-Z_]+)\b/g, read(file))),
  ];
  expect(example.filter((name) => !variables.includes(name) && !readElsewhere.includes(name))).toEqual([]);
});

test('the containers set only variables that the API reads and .env.example explains, and all that it cannot do without', () => {
  const set = composeSettings();
  expect(set.filter((name) => !variables.includes(name.replace(/_FILE$/, '')))).toEqual([]);
  expect(found(/\$\{([A-Z0-9_]+)/g, compose).filter((name) => !example.includes(name))).toEqual([]);
  const inImage = imageSettings();
  const required = environmentSchema.safeParse({}).error?.issues.map(({ path }) => String(path[0])) ?? [];
  expect(required).toContain('TOKEN_SECRET');
  expect(required.filter((name) => ![...set, ...inImage].includes(name))).toEqual([]);
});

test('every setting of the API reaches it in containers, but for the limits, which are always on there, and what one command reads', () => {
  const handedOn = [...composeSettings(), ...imageSettings()];
  expect(variables.filter((name) => !handedOn.includes(name))).toEqual(['RATE_LIMITS', 'ADMIN_PASSWORD']);
});

test('what .env.example has before its last section does something in docker compose, and what it has there does nothing', () => {
  const [before = '', outside = ''] = read('.env.example').split('--- Outside of docker compose');
  const named = (text: string): string[] => found(/^([A-Z0-9_]+)=/gm, text);
  const used = found(/\$\{([A-Z0-9_]+)/g, compose);
  expect(named(outside).length).toBeGreaterThan(8);
  expect(named(before).filter((name) => !used.includes(name))).toEqual([]);
  expect(named(outside).filter((name) => used.includes(name))).toEqual([]);
  expect(before).not.toContain('_FILE');
});

test('every npm script and every command of the container that a document names is there', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const named = found(/npm (?:run )?((?<=run )[a-z:]+|(?:start|test)\b)/g, everyDocument);
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  const commands = found(/(?:(?:exec|run) .*api|command: \[)\s*node,? ([a-z-]+)\.js/g, `${everyDocument}\n${compose}`);
  expect(commands).toEqual(
    expect.arrayContaining(['account', 'create-admin', 'check-money', 'doctor', 'move-pictures', 'migrate', 'seed-demo']),
  );
  expect(commands.filter((name) => !read('apps/api/rolldown.config.ts').includes(`src/commands/${name}.ts`))).toEqual([]);
});

test('each area of the mutation tests names files and tests that are there, each alternative of a pattern too', async () => {
  const { areas } = (await import(join(root, 'tools/mutation/areas.mjs'))) as {
    areas: Record<string, { root: string; mutate: string[]; tests: string[] }>;
  };
  const alternatives = (pattern: string): string[] => {
    const [braces, inside] = /\{([^{}]*)\}/.exec(pattern) ?? [];
    if (braces === undefined || inside === undefined) return [pattern];
    return inside.split(',').flatMap((one) => alternatives(pattern.replace(braces, one)));
  };
  const named = Object.values(areas).flatMap((area) => [
    ...area.mutate.map((pattern) => pattern.replace('!', '')),
    ...area.tests.map((pattern) => join(area.root, pattern)),
  ]);
  expect(named.length).toBeGreaterThan(40);
  expect(named.flatMap(alternatives).filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
});

test('docs/moving.md shows how each part of a package is written in an import, and the import reads it so', () => {
  const rows = [...read('docs/moving.md').matchAll(/^\| (.+?) \| `(.+?)`/gm)];
  const shown = new Map(rows.map(([, heading = '', text = '']) => [heading, text.replaceAll('\\|', '|')]));
  let parts: PackageParts = {};
  for (const { heading, readInto } of Object.values(packageParts)) parts = readInto(parts, shown.get(heading) ?? '');
  for (const { heading, textOf } of Object.values(packageParts)) expect(textOf(parts)).toBe(shown.get(heading));
});
