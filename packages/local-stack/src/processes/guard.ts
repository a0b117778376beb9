// A process beside the start that outlives it by a moment: the start tells it whom it has started, and when it hears no more,
// because the start was killed outright, it ends whoever is left and gives the data folder back.
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
