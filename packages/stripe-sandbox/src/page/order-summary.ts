import { formatMoney, totalOf } from '../objects/money.ts';
import type { SessionRecord } from '../store/records.ts';
import { type Html, html } from './html.ts';

/** Left column: who is paid, for what, and how much. */
export const orderSummary = (session: SessionRecord, sellerName: string): Html => {
  const total = formatMoney(totalOf(session.lineItems));
  return html`<section class="summary" aria-label="Order">
    <div class="seller">
      ${backLink(session, sellerName)}
      <span class="seller-mark" aria-hidden="true">${sellerName.slice(0, 1).toUpperCase()}</span>
      <span class="seller-name">${sellerName}</span>
    </div>
    <p class="summary-title">Pay ${sellerName}</p>
    <p class="total">${total}</p>
    <ul class="lines">
      ${session.lineItems.map(lineRow)}
    </ul>
    <p class="sum"><span>Total due</span><span>${total}</span></p>
  </section>`;
};

const backLink = (session: SessionRecord, sellerName: string): Html | null => {
  if (session.cancelUrl === null) return null;
  return html`<a class="back" href="${session.cancelUrl}" aria-label="Back to ${sellerName}">
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" /></svg>
    <span>Back</span>
  </a>`;
};

const lineRow = (line: SessionRecord['lineItems'][number]): Html => {
  const amount = formatMoney(line.unitAmount * line.quantity);
  const each = line.quantity > 1 ? `${line.quantity} × ${formatMoney(line.unitAmount)}` : null;
  return html`<li>
    <span class="line-name">${line.name}</span>
    <span class="line-amount">${amount}</span>
    ${line.description && html`<span class="line-note">${line.description}</span>`} ${each && html`<span class="line-note">${each}</span>`}
  </li>`;
};
