import { beforeEach, expect, test, vi } from 'vitest';
import { testApi } from '../../testing/start-test-api.ts';

const lines: { event?: string; directive?: string; page?: string; blocked?: string }[] = [];
const api = await testApi();
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(api.dependencies.logger, 'warn').mockImplementation((line: unknown) => void lines.push(Object(line)));
});

const report = (type: string, body: unknown) =>
  api.request.post('/api/reports').set('Content-Type', type).send(JSON.stringify(body));

test('what a browser blocked is logged from both report formats, without the details of addresses', async () => {
  const page = 'https://travel.example/login?email=asha@example.com';
  const blocked = 'https://evil.example/steal.js?token=secret';
  await report('application/csp-report', {
    'csp-report': { 'document-uri': page, 'effective-directive': 'script-src-elem', 'blocked-uri': blocked, referrer: page },
  }).expect(200);
  const body = {
    documentURL: page,
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    sample: 'secret',
  };
  await report('application/reports+json', [
    { type: 'csp-violation', url: page, body },
    { type: 'deprecation', body: {} },
  ]).expect(200);
  expect(lines).toMatchObject([
    { event: 'policy_violated', directive: 'script-src-elem', page: '/login', blocked: 'https://evil.example' },
    { event: 'policy_violated', directive: 'require-trusted-types-for', page: '/login', blocked: 'trusted-types-sink' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/asha|secret/);
});

test('a call that reports twenty violations is one line, with their number', async () => {
  const body = { documentURL: 'https://travel.example/login', effectiveDirective: 'script-src', blockedURL: 'inline' };
  const violation = { type: 'csp-violation', body };
  await report(
    'application/reports+json',
    Array.from({ length: 20 }, () => violation),
  ).expect(200);
  expect(lines).toMatchObject([{ violations: 20, directive: 'script-src', page: '/login', blocked: 'inline' }]);
});

test('a report of many violations, a very long one and one that is none are refused, and no line is broken', async () => {
  await report(
    'application/reports+json',
    Array.from({ length: 21 }, () => ({ type: 'csp-violation' })),
  ).expect(400);
  await report('application/csp-report', { 'csp-report': { 'blocked-uri': 'x'.repeat(200_000) } }).expect(413);
  await report('application/csp-report', { strange: 1 }).expect(400);
  await report('text/plain', {}).expect(415);
  expect(lines).toEqual([]);
  await report('application/csp-report', {
    'csp-report': { 'effective-directive': 'img\nsrc"}', 'blocked-uri': 'in\nline' },
  }).expect(200);
  expect(lines).toMatchObject([{ directive: 'imgsrc', blocked: 'inline' }]);
});
