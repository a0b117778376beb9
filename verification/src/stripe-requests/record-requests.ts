import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as it went over the wire, and how it was answered. */
export type RecordedRequest = {
  readonly method: string;
  readonly path: string;
  /** Names and values of its query or its form, as they were written. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly status: number;
  readonly answer: string;
};

type Sent = { method: string; url: string; headers: Record<string, string>; body: string };

const send = async (target: string, { method, url, headers, body }: Sent) => {
  const answer = await fetch(target + url, { method, headers, ...(body ? { body } : {}) });
  return { status: answer.status, text: await answer.text() };
};

const underFormerNames = (body: string, formerNames: Readonly<Record<string, string>>): string =>
  Object.entries(formerNames).reduce((renamed, [name, former]) => renamed.replaceAll(name, former), body);

/**
 * A proxy between the API and its provider that records the requests.
 * @param formerNames names of parameters by which a provider of an older version knows them; tried when it
 * refuses the present ones
 */
export const recordRequests = async (target: string, formerNames: Readonly<Record<string, string>> = {}) => {
  const requests: RecordedRequest[] = [];
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = request;
    const body = await text(request);
    const kept = ['authorization', 'content-type', 'idempotency-key', 'stripe-version'];
    const headers = Object.fromEntries(
      kept.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
    );
    const { pathname, searchParams } = new URL(url, target);
    const first = await send(target, { method, url, headers, body });
    const older = underFormerNames(body, formerNames);
    const answered = first.status === 400 && older !== body ? await send(target, { method, url, headers, body: older }) : first;
    const parameters = [...searchParams, ...new URLSearchParams(body)];
    requests.push({ method, path: pathname, parameters, status: answered.status, answer: answered.text });
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(answered.text);
  };
  const server = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
