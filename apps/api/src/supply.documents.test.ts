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

/** Their digests can only be read where the registry of images is: the update bot writes them with its first run. Nothing joins this list. */
const YET_TO_BE_PINNED = ['caddy:2', 'mongo:8', 'node:24-slim'];

test('every image of others is named by its digest, as soon as the update bot has named the first', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const compose = globSync('docker-compose*.yml', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const stages = new Set([...dockerfile.matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, stage]) => stage));
  const named = [...`${dockerfile}\n${compose.join('\n')}`.matchAll(/^(?:FROM| *image:) (\S+)/gm)].map(([, image = '']) => image);
  const images = new Set(named.filter((image) => !stages.has(image) && !/^wayfarer(?:-\w+)?$/.test(image)));
  const loose = [...images].filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image));
  expect(images.size).toBeGreaterThan(0);
  expect(loose.toSorted()).toEqual(loose.length === images.size ? YET_TO_BE_PINNED : []);
  const { extends: presets } = JSON.parse(readFileSync(join(root, '.github', 'renovate.json'), 'utf8')) as { extends: string[] };
  expect(presets).toContain('docker:pinDigests');
});
