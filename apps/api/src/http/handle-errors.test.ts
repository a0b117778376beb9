import express from 'express';
import { Schema } from 'mongoose';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { modelOf } from '../database/model-of.ts';
import { testApi } from '../testing/start-test-api.ts';
import { handleErrors } from './handle-errors.ts';

const api = await testApi();

test('a question that takes the database too long ends as 503, with a sentence and when to ask again', async () => {
  type Row = { at: number };
  const { database, logger } = api.dependencies;
  const rows = modelOf<Row>(database, 'SleepyRow', new Schema<Row>({ at: Number }, { collection: 'sleepyrows' }));
  await rows.create({ at: 1 });
  const app = express();
  // The time limit of one read is shortened here, and the read sleeps through it.
  app.get(
    '/list',
    async (_request, response) => void response.json(await rows.find({ $where: 'sleep(500) || true' }).maxTimeMS(10)),
  );
  app.use(handleErrors(logger));
  const answer = await supertest(app).get('/list');
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ code: 'TOO_SLOW', message: expect.stringContaining('is taking too long') });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])('a disk that takes no more (%s) is 503 with a sentence of what to do', async (code) => {
  const app = express();
  app.post('/picture', () => {
    throw Object.assign(new Error(`${code}: write`), { code });
  });
  app.use(handleErrors(api.dependencies.logger));
  const answer = await supertest(app).post('/picture').expect(503);
  expect(answer.body).toMatchObject({ code: 'BUSY', message: expect.stringContaining('no space left for pictures') });
});
