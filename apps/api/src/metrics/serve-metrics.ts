import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { registry } from './metrics.ts';

/** Answers Prometheus on a port of its own, which is never published: what it tells is for operators alone. */
export const serveMetrics = async (port: number, host: string): Promise<Server> => {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  }).listen(port, host);
  await once(server, 'listening');
  return server;
};
