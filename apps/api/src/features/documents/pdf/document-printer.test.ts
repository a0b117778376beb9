import { expect, test } from 'vitest';
import { runWithAuditContext } from '../../../logging/audit-context.ts';
import type { DocumentTask } from '../../../ports/print-document.ts';
import { createDocumentPrinter } from './document-printer.ts';

const AT_ONCE = 1;
const MAX_WAITING = 64;

const task: DocumentTask = {
  kind: 'voucher',
  facts: {
    agency: { name: 'Wayfarer', phone: '+91 80 4123 4567', email: 'hello@wayfarer.example', accent: '#00657a' },
    number: '728EE9D4',
    name: 'asha',
    totalPersons: 2,
    travellers: ['Asha Rao'],
    title: 'Pangong under the Milky Way',
    place: 'Ladakh, India',
    travelDate: '2026-12-10',
    facts: { meetingPoint: 'Leh, Main Bazaar' },
    extras: ['1 × Helmet'],
    lastDay: '2026-12-14',
    days: ['Arrive in Leh'],
    verifyAddress: 'https://wayfarer.example/verify/x',
  },
};

test('only a limited number of documents waits: one more is refused at once, and those whose callers left are not made', async () => {
  const print = createDocumentPrinter();
  const left = new AbortController();
  const client = { address: '192.0.2.1', userAgent: '', signal: left.signal };
  const printed = Array.from({ length: AT_ONCE + MAX_WAITING + 3 }, () =>
    runWithAuditContext({ by: { kind: 'traveller', id: 'anybody' }, clock: () => new Date(), client }, () => print(task)).then(
      () => 'made',
      (thrown: { code?: string }) => thrown.code,
    ),
  );
  expect(await Promise.all(printed.slice(-3))).toEqual(['BUSY', 'BUSY', 'BUSY']);
  left.abort();
  const outcomes = await Promise.all(printed);
  expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(AT_ONCE);
});

test('a document that cannot be made reports its failure, and the next one is made', async () => {
  const print = createDocumentPrinter();
  const broken = { ...task, facts: { ...task.facts, days: null } } as unknown as DocumentTask;
  await expect(print(broken)).rejects.toThrow(/null/);
  expect(Buffer.from(await print(task)).toString('latin1', 0, 5)).toBe('%PDF-');
});
