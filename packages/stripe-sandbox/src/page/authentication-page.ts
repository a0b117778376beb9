import { formatMoney, totalOf } from '../objects/money.ts';
import type { SessionRecord } from '../store/records.ts';
import { html } from './html.ts';
import { pageShell } from './page-shell.ts';

/** Plays the bank that asks its customer. */
export const authenticationPage = (session: SessionRecord, sellerName: string, base: string): string => {
  const total = formatMoney(totalOf(session.lineItems));
  const body = html`<main class="single">
    <section class="panel">
      <p class="bank">Test bank</p>
      <h1>Is this your payment?</h1>
      <p><strong>${sellerName}</strong> asks for <strong>${total}</strong>. A real bank would ask for a code or a fingerprint now.</p>
      <form method="post" action="${base}/c/pay/${session.id}/authenticate" class="answers">
        <button class="pay" type="submit" name="answer" value="complete">Complete</button>
        <button class="secondary" type="submit" name="answer" value="fail">Fail</button>
      </form>
    </section>
  </main>`;
  return pageShell({ title: 'Confirm your payment', base, body });
};
