import { formatMoney, totalOf } from '../objects/money.ts';
import type { SessionRecord } from '../store/records.ts';
import { type Html, html } from './html.ts';
import { pageShell } from './page-shell.ts';

const singlePage = (title: string, base: string, content: Html): string => {
  const body = html`<main class="single">
    <section class="panel">${content}</section>
  </main>`;
  return pageShell({ title, base, body });
};

/** Simulates the bank's authentication page. */
export const authenticationPage = (session: SessionRecord, sellerName: string, base: string): string => {
  const total = formatMoney(totalOf(session.lineItems));
  const content = html`<p class="bank">Test bank</p>
      <h1>Is this your payment?</h1>
      <p><strong>${sellerName}</strong> asks for <strong>${total}</strong>. A real bank would ask for a code or a fingerprint now.</p>
      <form method="post" action="${base}/c/pay/${session.id}/authenticate" class="answers">
        <button class="pay" type="submit" name="answer" value="complete">Complete</button>
        <button class="secondary" type="submit" name="answer" value="fail">Fail</button>
      </form>`;
  return singlePage('Confirm your payment', base, content);
};

type Closed = {
  heading: string;
  text: string;
  /** The link to continue; null if there is none. */
  link: { href: string; label: string } | null;
};

/** A page for a session that cannot be paid. */
export const closedPage = (base: string, { heading, text, link }: Closed): string => {
  const content = html`<h1>${heading}</h1>
      <p>${text}</p>
      ${link && html`<p><a class="pay" href="${link.href}">${link.label}</a></p>`}`;
  return singlePage(heading, base, content);
};
