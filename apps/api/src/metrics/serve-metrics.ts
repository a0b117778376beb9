import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { registry } from './metrics.ts';

/** Answers Prometheus on a port of its own, which is never published: what it tells is for operators alone. */
export const serveMetrics = async (port: number, host: string): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  }).listen(port, host);
  await once(server, 'listening');
  return server;
};
