// A mail server in a thread of its own that takes everything, and tells its address and how much it has
// taken.
import { parentPort } from 'node:worker_threads';
import { startMailbox } from '../../chaos/mailbox.ts';

const { url, taken } = await startMailbox();
parentPort?.on('message', () => parentPort?.postMessage([...taken.values()].reduce((sum, times) => sum + times, 0)));
parentPort?.postMessage(url);
