// `npm run test:attack [-- memory connections logins]`: attacks the API as it is shipped, prints what that
// costs it and its visitors, and fails where a budget is missed (docs/decisions/0043).
import { loadavg } from 'node:os';
import { freePort } from '@wayfarer/local-stack/mongod';
import { startBenchDatabase } from '../bench/frame/bench-database.ts';
import { buildProduct, builtWebsite } from '../bench/frame/built-program.ts';
import { untilFiguresAreKept } from '../bench/frame/figures-kept.ts';
import { type RunningApi, startApi } from '../bench/frame/start-api.ts';
import { browseFor } from './browse.ts';
import { delayLogins } from './delay-logins.ts';
import { holdConnections } from './hold-connections.ts';
import { holdMemory } from './hold-memory.ts';

const attacks: Readonly<Record<string, (api: RunningApi, metricsUrl: string) => Promise<boolean>>> = {
  memory: holdMemory,
  connections: holdConnections,
  logins: delayLogins,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in attacks));
if (unknown !== undefined) {
  console.error(`Attacks: ${Object.keys(attacks).join(', ')}.`);
  process.exit(1);
}

await buildProduct();
const database = await startBenchDatabase();
try {
  const data = await database.scratch('10k');
  for (const [name, attack] of Object.entries(attacks)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n## ${name}\n`);
    const startedAt = new Date();
    const metrics = await freePort();
    const env = { METRICS_PORT: String(metrics), WEBSITE_DIR: builtWebsite(), TRUST_PROXY: '1', BACKGROUND_JOBS: 'true' };
    const api = await startApi(data, env);
    try {
      await untilFiguresAreKept(data, startedAt);
      // Pages are made when they are first asked for.
      await browseFor(api.url, 1000);
      if (!(await attack(api, `http://127.0.0.1:${metrics}/metrics`))) process.exitCode = 1;
    } finally {
      await api.stop();
    }
  }
  console.log(`\nThe machine's load at the end: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await database.stop();
}
process.exit();
