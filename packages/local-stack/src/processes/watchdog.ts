// A separate process that briefly outlives the start: the start reports which processes it has started, and
// when the channel closes, because the start was killed, it ends the remaining processes and releases the
// data folder.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { endProcesses, type StopOrder } from './end-processes.ts';

let running: readonly [pid: number, StopOrder][] = [];
process.on('message', (told: typeof running) => {
  running = told;
});
await once(process, 'disconnect');
await endProcesses(new Map(running));
await rm(process.argv[2] ?? '', { recursive: true, force: true });
