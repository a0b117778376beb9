import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Starts it on a free port. It reads megabytes of schemas first, which takes seconds. */
export const startStripeMock = async (file: string): Promise<{ url: string; stop: () => void }> => {
  const child = spawn(file, ['-http-addr', '127.0.0.1:', '-https-addr', '127.0.0.1:'], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child, 'spawn');
  for await (const line of createInterface(child.stdout)) {
    const [, address] = line.match(/Listening for HTTP at address: (\S+)/) ?? [];
    if (address) return { url: `http://${address}`, stop: () => child.kill() };
  }
  throw new Error('stripe-mock ended before it listened.');
};
