import type { Sandbox } from '../sandbox.ts';
import type { SessionRecord } from '../store/records.ts';
import { cardForm, type FormContent } from './card-form.ts';
import { faultPanel } from './fault-panel.ts';
import { html } from './html.ts';
import { orderSummary } from './order-summary.ts';
import { pageShell } from './page-shell.ts';
import { testCardList } from './test-card-list.ts';

/** The page on which an open session is paid. */
export const payPage = (sandbox: Sandbox, session: SessionRecord, base: string, content: FormContent): string => {
  const { sellerName, faultPanel: withFaults = true } = sandbox.options;
  const body = html`<main class="columns">
    <div class="column column-summary">${orderSummary(session, sellerName)}</div>
    <div class="column column-form">
      ${cardForm(session, base, content)} ${testCardList()} ${withFaults && faultPanel(session.id, base, sandbox.faults.current())}
    </div>
  </main>`;
  const wrong = content.notice !== null || Object.keys(content.errors).length > 0;
  return pageShell({ title: `${wrong ? 'Please check: ' : ''}Pay ${sellerName}`, base, body });
};

export type LastAttempt = {
  message: string;
  email: string | null;
  name: string | null;
};

/** The initial form: what is known of the payer is filled in, never the card. */
export const firstContent = (last: LastAttempt | null): FormContent => {
  const entry = { email: last?.email ?? '', number: '', expiry: '', cvc: '', name: last?.name ?? '' };
  return { entry, errors: {}, notice: last?.message ?? null };
};
