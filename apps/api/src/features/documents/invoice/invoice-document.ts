import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { HAIRLINE, INK, SOFT } from '../pdf/colours.ts';
import type { InvoiceFacts } from './invoice-facts.ts';

const row = { flexDirection: 'row', gap: 14 } as const;
const styles = StyleSheet.create({
  page: { padding: 44, paddingBottom: 64, fontSize: 10.5, lineHeight: 1.5, color: INK },
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
});

const fact = ([term, value]: readonly [string, string]): ReactElement =>
  h(View, { key: term, style: styles.fact }, h(Text, { style: styles.term }, term), h(Text, { style: styles.value }, value));

const lineOf = ([text, quantity, unit, amount]: InvoiceFacts['line'], style: 'lineHead' | 'line'): ReactElement =>
  h(
    View,
    { style: styles[style] },
    h(Text, { style: styles.text }, text),
    h(Text, { style: styles.quantity }, quantity),
    h(Text, { style: styles.money }, unit),
    h(Text, { style: styles.money }, amount),
  );

/** An invoice or a credit note, on A4. */
export const invoiceDocument = (shown: InvoiceFacts, fontFamily: string[]): ReactElement<object> => {
  const { heading, number, accent, seller, buyer, facts, line, sums, note } = shown;
  return h(
    Document,
    { title: `${heading} ${number}`, author: seller.name, language: 'en' },
    h(
      Page,
      { size: 'A4', style: [styles.page, { fontFamily }] },
      h(
        View,
        { style: [styles.head, { borderColor: accent }] },
        h(Text, { style: [styles.seller, styles.text, { color: accent }] }, seller.name),
        h(View, { style: styles.soft }, ...seller.lines.map((text) => h(Text, { key: text }, text))),
      ),
      h(Text, { style: styles.title }, heading),
      h(View, { style: styles.facts }, ...facts.map(fact), fact(['For', buyer])),
      lineOf(['What', 'Persons', 'Each', 'Amount'], 'lineHead'),
      lineOf(line, 'line'),
      ...sums.map(([term, value], index) =>
        h(
          View,
          { key: term, style: [styles.sum, index === sums.length - 1 ? styles.total : styles.soft] },
          h(Text, { style: styles.sumTerm }, term),
          h(Text, { style: styles.money }, value),
        ),
      ),
      h(Text, { style: styles.note }, note),
    ),
  );
};
