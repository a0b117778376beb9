import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { connect } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { Config } from '../../config.ts';
import { messageOf } from '../../errors/message-of.ts';

const PATIENCE_MS = 8000;
const PROXY_PORT = 80;

export type Certificate = { readonly from: Date; readonly until: Date };

/** What a visitor's browser meets at PUBLIC_URL. */
export type Outside =
  | { readonly reached: true; readonly status: number; readonly certificate: Certificate | null }
  /** `proxyAnswers` is null where there is no proxy of compose to ask. */
  | { readonly reached: false; readonly failure: string; readonly proxyAnswers: boolean | null };

const ask = (address: URL): Promise<{ status: number; certificate: Certificate | null }> =>
  new Promise((resolve, reject) => {
    const call = (address.protocol === 'https:' ? overHttps : overHttp)(
      address,
      // A connection of its own, whose certificate is the one of today.
      { agent: false, timeout: PATIENCE_MS, headers: { connection: 'close' } },
      (answer) => {
        const { valid_from = '', valid_to = '' } = (answer.socket as Partial<TLSSocket>).getPeerCertificate?.() ?? {};
        answer.resume();
        const certificate = valid_to === '' ? null : { from: new Date(valid_from), until: new Date(valid_to) };
        resolve({ status: answer.statusCode ?? 0, certificate });
      },
    );
    call.on('timeout', () => call.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} s`)));
    call.on('error', reject);
    call.end();
  });

const accepts = (host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port: PROXY_PORT, timeout: PATIENCE_MS });
    const end = (does: boolean) => () => {
      socket.destroy();
      resolve(does);
    };
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });

/**
 * Asks the site for its health by the address that visitors use: name, port, certificate and proxy are all
 * part of the way.
 */
export const lookFromOutside = async ({
  PUBLIC_URL,
  PROXY_HOST,
}: Pick<Config, 'PUBLIC_URL' | 'PROXY_HOST'>): Promise<Outside> => {
  try {
    return { reached: true, ...(await ask(new URL('/api/health', PUBLIC_URL))) };
  } catch (thrown) {
    const proxyAnswers = PROXY_HOST === undefined ? null : await accepts(PROXY_HOST);
    return { reached: false, failure: messageOf(thrown), proxyAnswers };
  }
};
