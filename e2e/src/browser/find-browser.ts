import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { unpackedChromium } from './packaged-chromium.ts';
import { usualPaths } from './usual-paths.ts';

const run = promisify(execFile);

/**
 * A browser for the journeys: its program, what it needs in its environment, and a sentence that says which
 * one it is.
 */
type FoundBrowser = {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
  readonly sentence: string;
};

const installed = (executablePath: string): FoundBrowser => ({
  executablePath,
  env: {},
  sentence: `The browser is the installed ${executablePath}.`,
});

const starts = async (program: string, env: Readonly<Record<string, string>>): Promise<boolean> =>
  run(program, ['--version'], { env: { ...process.env, ...env } }).then(
    () => true,
    () => false,
  );

/**
 * A bare container lacks the libraries and fonts that the packaged browser brings along; elsewhere the
 * system's own are better.
 */
const packaged = async (env: NodeJS.ProcessEnv): Promise<FoundBrowser | null> => {
  const folder = await unpackedChromium(env);
  if (folder === null) return null;
  const executablePath = join(folder, 'chromium');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') };
  const sentence = 'The browser is the Chromium of the package @sparticuz/chromium, because none is installed.';
  for (const libraries of [{}, { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }])
    if (await starts(executablePath, libraries)) return { executablePath, env: { ...libraries, ...fonts }, sentence };
  return null;
};

const playwrightsOwn = async (): Promise<FoundBrowser> => {
  const executablePath = chromium.executablePath();
  if (!existsSync(executablePath)) await run('playwright', ['install', 'chromium'], { shell: process.platform === 'win32' });
  return {
    executablePath,
    env: {},
    sentence: 'The browser is the Chromium that Playwright downloads, because none is installed.',
  };
};

/**
 * The browser that the journeys use: the one that CHROMIUM_PATH names, one that is installed in a usual
 * place, the one of a package, or Playwright's own download, in this order.
 * @throws Error when CHROMIUM_PATH names no file, and when nothing is installed and Playwright's download
 * fails.
 */
export const findBrowser = async (
  env: NodeJS.ProcessEnv = process.env,
  places: readonly string[] = usualPaths(env, process.platform),
): Promise<FoundBrowser> => {
  const named = env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, where there is no file.`);
    return { ...installed(named), sentence: `The browser is ${named}, as CHROMIUM_PATH says.` };
  }
  const usual = places.find((path) => existsSync(path));
  return usual === undefined ? ((await packaged(env)) ?? (await playwrightsOwn())) : installed(usual);
};
