import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

test('the website, the API and the whole have one version', () => {
  const versions = ['', 'apps/api', 'apps/web'].map(
    (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).version,
  );
  expect(new Set(versions).size).toBe(1);
});

test('every action of the workflows is named by its commit, with the version that it stands for', () => {
  const files = globSync('.github/workflows/*.yml', { cwd: root });
  const used = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/uses: (.+)/g)].map(([, action]) => action ?? ''),
  );
  expect(files).toContain(join('.github', 'workflows', 'release.yml'));
  expect(used.length).toBeGreaterThan(6);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

test('every image of others is named once, in the Dockerfile, by version and digest', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const compose = globSync('docker-compose*.yml', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const stages = new Set([...dockerfile.matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, stage]) => stage));
  const defaults = new Map([...dockerfile.matchAll(/^ARG (\w+)=(\S+)/gm)].map(([, name = '', image = '']) => [name, image]));
  const named = [...`${dockerfile}\n${compose.join('\n')}`.matchAll(/^(?:FROM| *image:) (\S+)/gm)].map(
    ([, image = '']) => defaults.get(/^\$\{(\w+)\}$/.exec(image)?.[1] ?? '') ?? image,
  );
  // Our own, built here or published by ourselves.
  const own = /^\$\{WAYFARER_IMAGE:-wayfarer\}(?:-\w+)?:\$\{WAYFARER_TAG:-latest\}$/;
  const images = new Set(named.filter((image) => !stages.has(image) && !own.test(image)));
  expect([...images].filter((image) => !/^[a-z]+:\d+\.\d+\.\d+[\w-]*@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
  expect([...images].map((image) => image.split(':')[0] ?? '').toSorted()).toEqual(['caddy', 'mongo', 'node']);
  // What names the frontend of the builder would be an image too.
  expect(dockerfile).not.toMatch(/^# *syntax=/m);
  const { extends: presets } = JSON.parse(readFileSync(join(root, '.github', 'renovate.json'), 'utf8')) as { extends: string[] };
  expect(presets).toContain('docker:pinDigests');
});
