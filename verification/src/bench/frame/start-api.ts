import { usernameOf } from '@wayfarer/api/testing/stored-data/user-rows';
import { freePort } from '@wayfarer/local-stack/mongod';
import { type Data, PASSWORD } from './bench-database.ts';
import { builtProgram } from './built-program.ts';
import { apiEnvironment } from './process-environment.ts';
import { type StartedProcess, startProcess } from './start-process.ts';

export type RunningApi = StartedProcess & {
  readonly url: string;
  /** The header of a logged-in user, by the row of the data; 0 is the admin. */
  readonly headersOf: (row: number) => Promise<{ authorization: string }>;
  /** A call that must succeed, and its body. */
  readonly call: (path: string, init?: RequestInit) => Promise<unknown>;
};

/** A login from an address, which counts where the API trusts its proxy. */
export const loginOf = (username: string, password: string, from = '192.0.2.1') => ({
  path: '/api/auth/login',
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  body: JSON.stringify({ username, password }),
});

/** Starts the built API with the settings of the container, in a process of its own. */
export const startApi = async (data: Data, env: Readonly<Record<string, string>> = {}): Promise<RunningApi> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { ...apiEnvironment(data.uri), PUBLIC_URL: url, PORT: String(port), ...env };
  const started = await startProcess(builtProgram('main'), settings, url);
  const call: RunningApi['call'] = async (path, init) => {
    const answer = await fetch(url + path, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as unknown;
  };
  return {
    ...started,
    url,
    call,
    headersOf: async (row) => {
      const { path, ...login } = loginOf(usernameOf(row), PASSWORD);
      const { token } = (await call(path, login)) as { token: string };
      return { authorization: `Bearer ${token}` };
    },
  };
};
