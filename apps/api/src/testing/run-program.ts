import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { outerEnvironment } from './outer-environment.ts';
import type { TestApi } from './start-test-api.ts';

/**
 * Runs a program of the API as an operator does: in a separate process, with the data and settings of a
 * test's API.
 * @param program its path in the sources
 * @param settings instead of those of the test's API
 */
export const runProgram = async (
  api: TestApi,
  program: string,
  { args = [], input = '', settings = {} }: { args?: readonly string[]; input?: string; settings?: NodeJS.ProcessEnv } = {},
) => {
  // A setting that is not set stays so: as a text it would read 'undefined'.
  const own = Object.entries(api.dependencies.config).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', program), ...args], {
    env: { ...outerEnvironment(), ...Object.fromEntries(own), ...settings },
  });
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.stdin.end(input);
  const [said, failed] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, said: `${said}${failed}`.trim() };
};
