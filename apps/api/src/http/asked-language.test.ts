import { everyRoute } from '@wayfarer/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LANGUAGES: 'xx' });
});
afterAll(() => api.stop());

const refusedIn = async (language: string | null, path = '/api/booking', body?: string): Promise<string> => {
  const headers = { 'Content-Type': 'application/json', ...(language !== null && { 'Wayfarer-Language': language }) };
  const answer = await fetch(api.url + path, { method: body === undefined ? 'GET' : 'POST', headers, ...(body && { body }) });
  const { message } = (await answer.json()) as { message: string };
  return message;
};

test('a call is answered in the language of the page that makes it, and in English where it names none that is offered', async () => {
  expect(await refusedIn('xx')).toMatch(/^\[Pléášé/);
  for (const other of [null, 'de', 'en', 'tlh', 'xx, de', '__proto__']) expect(await refusedIn(other)).toBe('Please log in.');
});

test('calls that are answered at the same time keep their languages, also after a body was read', async () => {
  const wrong = JSON.stringify({ username: 'nobody', password: 'not this one' });
  const asked = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'xx' : null));
  const told = await Promise.all(asked.map((language) => refusedIn(language, everyRoute.login.path, wrong)));
  expect(told.map((sentence) => sentence.startsWith('['))).toEqual(asked.map((language) => language === 'xx'));
});
