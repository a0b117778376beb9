// Checks which module imports which. Four ways to fail: a forbidden import, a tool that has not checked the
// whole tree (it reports 'no violations' then), a rule that would not fire, and one about folders that do not
// exist.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseTree } from './cruise-tree.mjs';
import { listSilentRules } from './prove-rules-fire.mjs';
import { rules } from './rules.mjs';

const root = join(import.meta.dirname, '..', '..');
const folders = ['apps', 'packages', 'e2e', 'verification', 'tools', 'scripts'];

const { modules, unresolved, violations } = await cruiseTree(root, folders);
const seen = new Set(modules);
// Found without the tool, to verify what it sees.
const exclude = ['**/node_modules', '**/dist', '**/coverage', '**/.turbo'];
const sources = globSync(`{${folders.join()}}/**/*.{ts,tsx}`, { cwd: root, exclude });
const missed = sources.filter((source) => !source.endsWith('.d.ts') && !seen.has(source));
const silent = await listSilentRules();
const isThere = (path) => !path?.startsWith('^apps/') || modules.some((module) => new RegExp(path).test(module));
const idle = rules.filter(({ from, to }) => !isThere(from.path) || !isThere(to.path));

for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
for (const line of unresolved) console.error(`not found: ${line}`);
for (const source of missed) console.error(`not checked: ${source}`);
for (const rule of silent) console.error(`does not fire on its own example: ${rule}`);
for (const { name } of idle) console.error(`names no existing module: ${name}`);
const failures = violations.length + unresolved.length + missed.length + silent.length + idle.length;
console.log(`${modules.length} modules, ${rules.length} rules, ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);
