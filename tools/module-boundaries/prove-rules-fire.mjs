import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruiseTree } from './cruise-tree.mjs';
import { rules } from './rules.mjs';

const write = (root, file, content) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};

const importOf = (from, to) => {
  const path = relative(dirname(from), to);
  return `import * as other from '${path.startsWith('.') ? path : `./${path}`}';\nexport const seen = Object.keys(other);\n`;
};

const writeExample = (root, { from, to, npm, andBack }) => {
  write(root, 'package.json', '{"type":"module"}');
  if (npm) {
    write(root, `node_modules/${npm}/package.json`, JSON.stringify({ name: npm, version: '1.0.0', main: 'index.js' }));
    write(root, `node_modules/${npm}/index.js`, 'export const it = 1;\n');
    write(root, from, `import { it } from '${npm}';\nexport const seen = it;\n`);
    return;
  }
  write(root, from, importOf(from, to));
  write(root, to, andBack ? importOf(to, from) : 'export const it = 1;\n');
};

/** Names of the rules that do not fire although their example breaks them: such a rule is useless. */
export const listSilentRules = async () => {
  const silent = [];
  for (const { name, example } of rules) {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')));
    try {
      writeExample(root, example);
      const { violations } = await cruiseTree(root, [example.from.split('/')[0]]);
      if (!violations.some(({ rule }) => rule === name)) silent.push(name);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }
  return silent;
};
