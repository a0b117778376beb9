// What the API is compared with: the same bytes from node:http or Express, the plain way to a list with
// mongoose, or one insert of what comes. KIND says which.
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { databaseSchema } from '@wayfarer/api/every-feature';
import express from 'express';
import mongoose, { type Schema } from 'mongoose';

const { KIND = '', PORT = '', BODY_FILE, MONGODB_URI = '' } = process.env;
const body = BODY_FILE === undefined ? Buffer.alloc(0) : readFileSync(BODY_FILE);
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };

const fixedBuffer: RequestListener = (_request, response) => {
  response.writeHead(200, headers).end(body);
};

const withExpress = (): RequestListener => {
  const app = express();
  app.get('/{*path}', fixedBuffer);
  return app;
};

/** A page of packages with their destinations, each time from the database. */
const withMongoose = async (): Promise<RequestListener> => {
  const database = await mongoose.createConnection(MONGODB_URI, { autoIndex: false }).asPromise();
  const model = (name: string) => database.model<Record<string, unknown>>(name, databaseSchema.schemas[name] as Schema);
  const [packages, destinations] = [model('TourPackage'), model('Destination')];
  const app = express();
  app.get('/{*path}', async (_request, response) => {
    const found = await packages
      .find({ withdrawnAt: null })
      .sort({ titleKey: 1, _id: 1 })
      .limit(12)
      .populate({ path: 'destinationId', model: destinations })
      .lean();
    response.json(found);
  });
  return app;
};

/** The least that takes an event durably: it checks nothing and processes nothing. */
const withInsert = async (): Promise<RequestListener> => {
  const database = await mongoose.createConnection(MONGODB_URI).asPromise();
  const app = express();
  app.post('/{*path}', express.raw({ type: () => true }), async (request, response) => {
    await database.collection('bareevents').insertOne(JSON.parse(String(request.body)), { writeConcern: { w: 'majority' } });
    response.json({ received: true });
  });
  return app;
};

const kinds: Record<string, () => RequestListener | Promise<RequestListener>> = {
  node: () => fixedBuffer,
  express: withExpress,
  mongoose: withMongoose,
  insert: withInsert,
};
const listener = await kinds[KIND]?.();
createServer(listener).listen(Number(PORT), '127.0.0.1');
