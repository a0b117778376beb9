import { Document, Page, StyleSheet, View } from '@react-pdf/renderer';
import { languages, spokenLanguage, t, tc } from '@wayfarer/words';
import { createElement as h, type ReactElement } from 'react';
import { isolated } from '../../../language/right-to-left.ts';
import type { InvoiceFacts } from '../../../ports/print-document.ts';
import { asRead } from '../pdf/as-read.ts';
import { HAIRLINE, INK, SOFT } from '../pdf/colours.ts';
import type { Line } from '../pdf/line.ts';

const row = { flexDirection: 'row', gap: 14 } as const;
const STYLES = StyleSheet.create({
  page: { padding: 44, paddingBottom: 64, fontSize: 10.5, lineHeight: 1.5, color: INK, textAlign: 'left' },
  head: { ...row, justifyContent: 'space-between', paddingBottom: 14, borderBottomWidth: 2 },
  seller: { fontSize: 15, fontWeight: 700 },
  soft: { color: SOFT },
  title: { fontSize: 21, fontWeight: 700, lineHeight: 1.25, marginTop: 26, marginBottom: 14 },
  facts: { ...row, marginBottom: 26, gap: 30 },
  fact: { maxWidth: 240 },
  term: { fontSize: 9, color: SOFT },
  value: { fontSize: 12, fontWeight: 700 },
  lineHead: { ...row, fontSize: 9, color: SOFT, paddingBottom: 6, borderBottomWidth: 1, borderColor: HAIRLINE },
  line: { ...row, paddingVertical: 10, borderBottomWidth: 1, borderColor: HAIRLINE },
  text: { flex: 1 },
  quantity: { width: 54, textAlign: 'right' },
  money: { width: 96, textAlign: 'right' },
  sum: { ...row, justifyContent: 'flex-end', paddingTop: 6 },
  sumTerm: { textAlign: 'right' },
  total: { fontWeight: 700, fontSize: 12 },
  note: { marginTop: 26, color: SOFT },
  foot: { position: 'absolute', left: 44, right: 44, bottom: 28, fontSize: 9, color: SOFT },
});

const stylesOf = () => asRead(STYLES);

const factBy =
  (line: Line) =>
  ([term, value]: readonly [string, string]): ReactElement =>
    h(
      View,
      { key: term, style: stylesOf().fact },
      line({ style: stylesOf().term }, term),
      line({ style: stylesOf().value }, isolated(value)),
    );

const rowOf = (line: Line, [text, quantity, unit, amount]: InvoiceFacts['lines'][number], index: number): ReactElement =>
  h(
    View,
    { key: `row ${index}`, style: index === 0 ? stylesOf().lineHead : stylesOf().line, wrap: false },
    line({ style: stylesOf().text }, isolated(text)),
    line({ style: stylesOf().quantity }, isolated(quantity)),
    line({ style: stylesOf().money }, isolated(unit)),
    line({ style: stylesOf().money }, isolated(amount)),
  );

/** An invoice or a credit note, on A4. */
export const invoiceDocument = (shown: InvoiceFacts, line: Line): ReactElement<object> => {
  const { heading, number, accent, seller, buyer, facts, sums, note } = shown;
  const styles = stylesOf();
  const title = t('{document} {number}', { document: heading, number });
  const fact = factBy(line);
  const [name = '', ...address] = buyer;
  return h(
    Document,
    { title, author: seller.name, language: languages[spokenLanguage()].tag },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(
        View,
        { style: [styles.head, { borderColor: accent }] },
        line({ style: [styles.seller, styles.text, { color: accent }] }, isolated(seller.name)),
        h(View, { style: styles.soft }, ...seller.lines.map((text) => line({ key: text }, isolated(text)))),
      ),
      line({ style: styles.title }, heading),
      h(
        View,
        { style: styles.facts },
        ...facts.map(fact),
        h(
          View,
          { style: styles.fact },
          fact([tc('whom an invoice is made out to', 'For'), name]),
          ...address.map((text, index) => line({ key: `line ${index}`, style: styles.soft }, isolated(text))),
        ),
      ),
      ...shown.lines.map((texts, index) => rowOf(line, texts, index)),
      ...sums.map(([term, value], index) =>
        h(
          View,
          { key: term, style: [styles.sum, index === sums.length - 1 ? styles.total : styles.soft] },
          line({ style: styles.sumTerm }, term),
          line({ style: styles.money }, isolated(value)),
        ),
      ),
      line({ style: styles.note }, note),
      line({ style: styles.foot, fixed: true }, title),
    ),
  );
};
