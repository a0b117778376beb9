// `npm run test:openapi [-- <cases per call> [<role>]]`: holds every call's answers against what
// /api/openapi.json says, in five roles.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProcess } from '../bench/frame/start-process.ts';
import { addPackages, logInAll, signUp } from '../product/catalogue.ts';
import { type Account, createHttpClient } from '../product/http-client.ts';
import { startDatabaseAndProvider } from '../product/start-database-and-provider.ts';
import { findSchemathesis } from './find-schemathesis.ts';

const [, , CASES_OF_A_CALL = '150', ONLY] = process.argv;
const MIN_CASES = 20_000;
/** This call ends the session of the run. */
const ENDS_SESSION = 'logout';

type Target = { readonly schemathesis: string; readonly url: string; readonly folder: string };

/** @returns how many cases were made, and whether none failed */
const runAs = async ({ schemathesis, url, folder }: Target, role: string, by: Account | null) => {
  const asUser = by ? ['--header', `Authorization: Bearer ${by.token}`, '--exclude-operation-id', ENDS_SESSION] : [];
  const rules = fileURLToPath(new URL('schemathesis.toml', import.meta.url));
  const options = ['--seed', '1', '--max-examples', CASES_OF_A_CALL, '--continue-on-failure', '--no-color'];
  const child = spawn(
    schemathesis,
    ['--config-file', rules, 'run', `${url}/api/openapi.json`, ...options, ...asUser],
    // Its saved examples are useless for the next run, which has another database.
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: folder },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  const [code]: unknown[] = await once(child, 'close');
  const cases = Number(/(\d[\d,]*) generated/.exec(output)?.[1]?.replaceAll(',', '') ?? 0);
  if (code !== 0) console.log(output);
  console.log(`${role}: ${cases} cases, ${code === 0 ? 'no failure' : 'FAILED'}`);
  return { cases, isSound: code === 0 };
};

const check = async (): Promise<boolean> => {
  const schemathesis = findSchemathesis(process.env);
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-open-api-'));
  // Limits of calls are off: all calls come from one address.
  const { url, env, makeAdmins, stop } = await startDatabaseAndProvider(folder, { PASSWORD_COST: '4' });
  const admins = ['admin', 'second-admin'];
  makeAdmins(admins);
  const api = await startProcess('@wayfarer/api/main', env, url);
  try {
    const client = createHttpClient(() => url);
    const [admin] = await logInAll(client, admins);
    const traveller = await signUp(client, 'traveller');
    const desk = await signUp(client, 'desk');
    if (!traveller || !desk) throw new Error('Not everybody could register.');
    await client.ask({ method: 'PUT', path: `/api/auth/${desk.userId}/role`, by: admin, body: { role: 'desk' } });
    await addPackages(client, admin, [{ price: '1999.99', capacity: 20 }]);
    const target = { schemathesis, url, folder };
    const roles = { visitor: null, traveller, forged: { ...traveller, token: `${traveller.token}x` }, desk, admin };
    const runs: { cases: number; isSound: boolean }[] = [];
    for (const [role, by] of Object.entries(roles))
      if (ONLY === undefined || ONLY === role) runs.push(await runAs(target, role, by));
    const cases = runs.reduce((sum, run) => sum + run.cases, 0);
    console.log(`\n${cases} cases in ${runs.length} roles`);
    return runs.length > 0 && runs.every(({ isSound }) => isSound) && (process.argv[2] !== undefined || cases >= MIN_CASES);
  } finally {
    await api.stop();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

process.exitCode = (await check()) ? 0 : 1;
