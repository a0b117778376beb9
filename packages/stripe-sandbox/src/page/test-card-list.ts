import { testCards } from '../operations/test-cards.ts';
import { type Html, html } from './html.ts';

/** The test cards; with JavaScript a click fills the form. */
export const testCardList = (): Html =>
  html`<section class="test-cards" aria-labelledby="test-cards-title">
    <h2 id="test-cards-title">Test cards</h2>
    <ul>
      ${testCards.map(
        ({ number, label }) =>
          label !== null &&
          html`<li>
            <button type="button" data-test-card="${number}">
              <span class="test-card-number">${number.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
              <span class="test-card-label">${label}</span>
            </button>
          </li>`,
      )}
    </ul>
    <p class="small">Any future expiry date and any three digits will do.</p>
  </section>`;
