import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES_ON_LINUX = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const ON_MACOS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const ON_WINDOWS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

const onEach = (folders: readonly (string | undefined)[], files: readonly string[]): string[] =>
  folders.flatMap((folder) => (folder ? files.map((file) => join(folder, file)) : []));

/**
 * Every path at which a Chromium, Chrome or Edge is usually installed on this system, the preferred one
 * first; not all of them exist.
 */
export const usualPaths = (env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] => {
  if (platform === 'darwin') return onEach(['/Applications', join(homedir(), 'Applications')], ON_MACOS);
  if (platform === 'win32') return onEach([env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA], ON_WINDOWS);
  return onEach(
    [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'],
    NAMES_ON_LINUX,
  );
};
