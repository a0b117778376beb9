import { formatMoney, totalOf } from '../objects/money.ts';
import type { CardEntry, CardErrors } from '../operations/check-card-entry.ts';
import type { SessionRecord } from '../store/records.ts';
import { type Html, html } from './html.ts';

export type FormContent = {
  entry: CardEntry;
  errors: CardErrors;
  /** The bank's answer to the last attempt; null if there was none. */
  notice: string | null;
};

type Field = { name: keyof CardEntry; label: string; autocomplete: string; inputmode: string; placeholder: string; most: number };

const fields: Field[] = [
  { name: 'email', label: 'Email', autocomplete: 'email', inputmode: 'email', placeholder: 'name@example.com', most: 254 },
  {
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    placeholder: '1234 1234 1234 1234',
    most: 23,
  },
  { name: 'expiry', label: 'Expiry date', autocomplete: 'cc-exp', inputmode: 'numeric', placeholder: 'MM / YY', most: 9 },
  { name: 'cvc', label: 'Security code (CVC)', autocomplete: 'cc-csc', inputmode: 'numeric', placeholder: '3 digits', most: 4 },
  { name: 'name', label: 'Name on card', autocomplete: 'cc-name', inputmode: 'text', placeholder: 'Full name', most: 200 },
];

/**
 * Right column: the form. It works without JavaScript; errors are shown at their field, and the first one
 * gets the focus.
 */
export const cardForm = (session: SessionRecord, base: string, content: FormContent): Html => {
  const firstWrong = fields.find((field) => content.errors[field.name])?.name;
  const total = formatMoney(totalOf(session.lineItems));
  return html`<form class="card-form" method="post" action="${base}/c/pay/${session.id}" novalidate data-card-form>
    <h1>Pay with card</h1>
    ${content.notice && html`<p class="notice" role="alert">${content.notice} You have not been charged and can try another card.</p>`}
    <div class="fields">${fields.map((field) => formField(field, content, field.name === firstWrong))}</div>
    <button class="pay" type="submit" data-busy-text="Processing…">Pay ${total}</button>
    <p class="small">We only keep the last four digits of your card.</p>
  </form>`;
};

const formField = (field: Field, { entry, errors }: FormContent, focused: boolean): Html => {
  const error = errors[field.name] ?? '';
  const { name } = field;
  return html`<div class="field field-${name}">
    <label for="${name}">${field.label}</label>
    <input id="${name}" name="${name}" type="${name === 'email' ? 'email' : 'text'}" value="${name === 'cvc' ? '' : entry[name]}"
      autocomplete="${field.autocomplete}" inputmode="${field.inputmode}" placeholder="${field.placeholder}" maxlength="${field.most}"
      required aria-describedby="${name}-error" ${error !== '' && html`aria-invalid="true"`} ${focused && html`autofocus`} />
    <p class="error" id="${name}-error">${error}</p>
  </div>`;
};
