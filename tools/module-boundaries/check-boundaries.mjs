// Checks who imports whom. Three ways to fail: a forbidden import, a tool that has not looked at the whole tree (it
// reports 'no violations' then), and a rule that would not fire.
import { join } from 'node:path';
import { cruiseTree } from './cruise-tree.mjs';
import { listSources } from './list-sources.mjs';
import { listSilentRules } from './prove-rules-fire.mjs';
import { rules } from './rules.mjs';

const root = join(import.meta.dirname, '..', '..');
const folders = ['apps', 'packages', 'e2e', 'verification', 'tools', 'scripts'];

const { modules, unresolved, violations } = await cruiseTree(root, folders);
const seen = new Set(modules);
const missed = listSources(root, folders).filter((source) => !seen.has(source));
const silent = await listSilentRules();

for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
for (const line of unresolved) console.error(`not found: ${line}`);
for (const source of missed) console.error(`not looked at: ${source}`);
for (const rule of silent) console.error(`does not fire on its own example: ${rule}`);
const failures = violations.length + unresolved.length + missed.length + silent.length;
console.log(`${modules.length} modules, ${rules.length} rules, ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);
