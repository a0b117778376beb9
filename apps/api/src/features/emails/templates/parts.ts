import { Text } from '@react-email/text';
import { formatMoney } from '@wayfarer/contracts';
import { type LanguageCode, languages, spokenLanguage, t } from '@wayfarer/words';
import { createElement, type ReactElement } from 'react';
import { isolated, isRightToLeft } from '../../../language/right-to-left.ts';
import { styles, termStyle } from './styles.ts';

export const money = (rupees: number): string => formatMoney(rupees);

const linesOf = (text: string): string[] => text.split(/\r\n?|\n/);

/**
 * A paragraph that keeps line breaks, in the text form too. React escapes its text.
 * @param language in which it is written, where a screen reader has to be told: the email is in another one
 */
export const paragraph = (text: string, key?: string, language: LanguageCode = spokenLanguage()): ReactElement =>
  createElement(
    Text,
    { key: key ?? text, style: styles.text, ...(language === spokenLanguage() ? {} : { lang: languages[language].tag }) },
    ...linesOf(text).flatMap((line, index) => (index === 0 ? [line] : [createElement('br', { key: index }), line])),
  );

/** The same of what a person wrote, in whatever language: each line is put in order by itself. */
export const prose = (text: string, key: string, language?: LanguageCode): ReactElement =>
  paragraph(isRightToLeft() ? linesOf(text).map(isolated).join('\n') : text, key, language);

/** The line that greets somebody before what a person wrote to them. */
export const salutation = (name: string): ReactElement =>
  // oxlint-disable-next-line wayfarer/whole-texts -- A whole line, though it ends in a comma.
  paragraph(t('Hello {name},', { name }), 'greeting');

/** Whole sentences, one after the other; those that are not said are null. */
export const inARow = (...sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null).join(' ');

/**
 * A first paragraph of which the agency may word the greeting alone: its sentence is said in any case.
 * @param greeting the sentence with the name of who is greeted before it
 */
export const opening = (
  greeting: string,
  sentence: string,
): { readonly words: readonly ReactElement[]; readonly kept: readonly ReactElement[] } => ({
  words: [paragraph(greeting)],
  kept: [paragraph(sentence, 'opening')],
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
          createElement('td', { className: 'quiet', style: termStyle() }, `${t('{term}:', { term })} `),
          createElement('td', { style: styles.fact }, isolated(fact)),
        ),
      ),
    ),
  );
