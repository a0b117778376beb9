import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { registry } from './metrics.ts';

/** Seconds; Prometheus' own default. */
const MAX_SCRAPE_SECONDS = 10;

/**
 * Serves metrics on a separate, unpublished port: they are only for operators.
 * @param measure asks for what has to be asked for before; half of the time that Prometheus waits for an
 * answer, in milliseconds, is its own
 */
export const serveMetrics = async (
  { port, host }: { port: number; host: string },
  measure: (patience: number) => Promise<void>,
): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const timeout = Number(request.headers['x-prometheus-scrape-timeout-seconds'] ?? MAX_SCRAPE_SECONDS);
    measure(timeout * 500)
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  }).listen(port, host);
  await once(server, 'listening');
  return server;
};
