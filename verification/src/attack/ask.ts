import { Agent, request as begin } from 'node:http';

/** A call of an attack. All who send the same body share its bytes. */
export type Call = {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
};

/** The status of a call whose connection was closed while its body was being sent. */
const CUT_OFF = 0;
const isCutOff = (error: NodeJS.ErrnoException): boolean => error.code === 'EPIPE' || error.code === 'ECONNRESET';

/**
 * The status, once the whole answer has arrived; an early refusal may arrive before the body is sent, and the
 * connection is closed after it.
 */
export const statusOf = (url: string, { path, headers = {}, body }: Call, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    let status = CUT_OFF;
    const sent = begin(url + path, { method: body === undefined ? 'GET' : 'POST', headers, agent }, (answer) => {
      status = answer.statusCode ?? 0;
      answer.on('error', () => resolve(status));
      answer.once('close', () => resolve(status));
      answer.resume();
    });
    // More than once: each write to a connection that was closed meanwhile fails by itself, also once the
    // answer was read and the call is over.
    const fail = (error: Error): void =>
      status !== CUT_OFF || (body !== undefined && isCutOff(error)) ? resolve(status) : reject(error);
    sent.on('error', fail);
    sent.on('socket', (socket) => socket.on('error', fail));
    sent.end(body);
  });

/** Makes calls at the same moment, each on a connection of its own. @returns how often each status came */
export const askAtOnce = async (url: string, calls: readonly Call[]): Promise<ReadonlyMap<number, number>> => {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  try {
    const statuses = await Promise.all(calls.map((call) => statusOf(url, call, agent)));
    return new Map([...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]));
  } finally {
    agent.destroy();
  }
};
