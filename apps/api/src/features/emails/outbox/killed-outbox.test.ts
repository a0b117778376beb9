import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { runProgram } from '../../../testing/run-program.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { LEASE } from './deliver-emails.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const post = await testPost(api);

const TRAVELLERS = 10;
const STEPS = ['email-stored', 'email-settled', 'email-taken', 'email-accepted', 'email-noted'] as const;
/** Emails that one worker sends at the same time. */
const AT_ONCE = 5;

test('a process that is killed at each step of the outbox in turn loses no email, and only what nobody could know of comes again', async () => {
  const journey = await startMoneyJourney(api);
  await post.clear();
  for (let number = 0; number < TRAVELLERS; number += 1) await journey.book({ by: await signUp(api) });

  /** Emails that a killed worker had taken but not stored as sent. */
  const unknown = new Set<string>();
  for (const [turn, step] of [...STEPS, 'none'].entries()) {
    const ahead = api.dependencies.clock().getTime() - Date.now() + turn * (LEASE + 1000);
    const settings = { SMTP_URL: post.url, DIE_AT: step, CLOCK_AHEAD: String(ahead) };
    const { code, said } = await runProgram(api, 'testing/crashing-outbox.ts', { settings });
    expect({ step, code, said }).toEqual({ step, code: step === 'none' ? 0 : null, said: expect.any(String) });
    for (const { to, content, state, tries } of await post.stored())
      if (state === 'waiting' && tries > 0) unknown.add(`${to} ${content.kind}`);
  }

  const stored = await post.stored();
  expect(stored.filter(({ state }) => state !== 'sent')).toEqual([]);
  const copies = stored.map(({ to, content, asSent }) => ({
    email: `${to} ${content.kind}`,
    ids: post.emails({ to, subject: asSent.subject }).map(({ messageId }) => messageId),
  }));
  // One welcome and one booking email each.
  expect(copies).toHaveLength(2 * TRAVELLERS);
  expect(copies.filter(({ ids }) => ids.length === 0)).toEqual([]);
  expect(post.emails()).toHaveLength(copies.reduce((sum, { ids }) => sum + ids.length, 0));
  const again = copies.filter(({ ids }) => ids.length > 1);
  expect(again.map(({ email }) => email).filter((email) => !unknown.has(email))).toEqual([]);
  expect(again.filter(({ ids }) => new Set(ids).size > 1)).toEqual([]);
  // The email whose worker was killed between the server's answer and storing it, and those being sent beside
  // it.
  expect(again.length).toBeGreaterThanOrEqual(1);
  expect(unknown.size).toBeLessThanOrEqual(3 * AT_ONCE);
});
