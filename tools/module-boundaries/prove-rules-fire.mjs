import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruiseTree } from './cruise-tree.mjs';
import { rules } from './rules.mjs';

const write = (root, file, content) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};

const importOf = (name, isType) =>
  isType
    ? `import type * as other from '${name}';\nexport type Seen = typeof other;\n`
    : `import * as other from '${name}';\nexport const seen = Object.keys(other);\n`;

const pathFrom = (from, to) => {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};

const writeExample = (root, { from, to, npm, andBack, and }, isType) => {
  write(root, 'package.json', '{"type":"module"}');
  if (npm) {
    write(root, `node_modules/${npm}/package.json`, JSON.stringify({ name: npm, version: '1.0.0', main: 'index.js' }));
    write(root, `node_modules/${npm}/index.js`, 'export const it = 1;\n');
    write(root, from, importOf(npm, isType));
    return;
  }
  write(root, from, importOf(pathFrom(from, to), isType));
  write(root, to, andBack ? importOf(pathFrom(to, from), isType) : 'export const it = 1;\n');
  if (and) writeExample(root, and, isType);
};

const fires = async ({ name, example }, isType) => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')));
  try {
    writeExample(root, example, isType);
    const { violations } = await cruiseTree(root, [example.from.split('/')[0]]);
    return violations.some(({ rule }) => rule === name);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

/**
 * The rules that do not fire although their example breaks them, by importing a value or a type alone: such a
 * rule is useless.
 */
export const listSilentRules = async () => {
  const silent = [];
  for (const rule of rules) {
    if (!(await fires(rule, false))) silent.push(rule.name);
    if (!rule.allowsTypes && !(await fires(rule, true))) silent.push(`${rule.name} (types)`);
  }
  return silent;
};
