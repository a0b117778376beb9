import { Text } from '@react-email/text';
import { displayNameOf, formatMoney } from '@wayfarer/contracts';
import { createElement, type ReactElement } from 'react';
import { styles } from './styles.ts';

export const money = (rupees: number): string => formatMoney(rupees);

/** How a traveller is greeted. */
export const hello = (to: { readonly username: string; readonly name?: string | undefined }): string =>
  `Hello ${displayNameOf(to)}`;

/** A paragraph that keeps line breaks, in the text form too. React escapes its text. */
export const paragraph = (text: string, key?: string): ReactElement =>
  createElement(
    Text,
    { key: key ?? text, style: styles.text },
    ...text.split(/\r\n?|\n/).flatMap((line, index) => (index === 0 ? [line] : [createElement('br', { key: index }), line])),
  );

export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A first paragraph of which the agency may word the greeting alone: its sentence is said in any case. */
export const opening = (
  to: { readonly username: string; readonly name?: string | undefined },
  sentence: string,
): { readonly words: readonly ReactElement[]; readonly kept: readonly ReactElement[] } => ({
  words: [paragraph(`${hello(to)}, ${sentence}`)],
  kept: [paragraph(capitalized(sentence), 'opening')],
});

/** Rows of term and value, in an order that also works read aloud and as plain text. */
export const factTable = (facts: readonly (readonly [term: string, fact: string])[]): ReactElement =>
  createElement(
    'table',
    { key: 'facts', role: 'presentation', style: styles.facts },
    createElement(
      'tbody',
      null,
      ...facts.map(([term, fact]) =>
        createElement(
          'tr',
          { key: term },
          createElement('td', { className: 'quiet', style: styles.term }, `${term}: `),
          createElement('td', { style: styles.fact }, fact),
        ),
      ),
    ),
  );
