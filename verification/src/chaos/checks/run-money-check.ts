import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Violation } from './violation.ts';

const command = fileURLToPath(import.meta.resolve('@wayfarer/api/commands/check-money'));

/** What an operator finds by `npm run money:check`. */
export const askOperator = async (env: NodeJS.ProcessEnv): Promise<Violation[]> => {
  const child = spawn(process.execPath, [command], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  if (code === 0) return [];
  const sentences = `${said}${complained}`.trim().split('\n');
  return sentences.map((sentence) => ({ invariant: 'money:check', sentence }));
};
