import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

test('every action of the workflows is named by its commit, with the version that it stands for', () => {
  const files = globSync('.github/workflows/*.yml', { cwd: root });
  const used = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/uses: (.+)/g)].map(([, action]) => action ?? ''),
  );
  expect(files).toContain(join('.github', 'workflows', 'release.yml'));
  expect(used.length).toBeGreaterThan(6);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});
