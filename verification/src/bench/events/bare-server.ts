// The least that takes an event durably: Express and one insert. It checks nothing and processes nothing.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { MongoClient } from 'mongodb';

const client = await new MongoClient(process.env.MONGODB_URI ?? '').connect();
const events = client.db('bare').collection<{ _id: string }>('events');
const app = express();
app.post('/', express.raw({ type: () => true }), async (request, response) => {
  const { id, ...event }: { id: string } = JSON.parse(String(request.body));
  await events.insertOne({ _id: id, ...event }, { writeConcern: { w: 'majority' } });
  response.json({ received: true });
});
const server = app.listen(Number(process.env.PORT), '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${JSON.stringify({ port: (server.address() as AddressInfo).port })}\n`);
