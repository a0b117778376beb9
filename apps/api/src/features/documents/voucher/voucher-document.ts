import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { addDays } from '@wayfarer/contracts';
import { createElement as h, type ReactElement } from 'react';
import { dayText } from '../../../day-text.ts';
import { HAIRLINE, INK, SOFT } from '../pdf/colours.ts';
import { qrCode } from '../pdf/qr-code.ts';
import type { VoucherFacts } from './voucher-facts.ts';

const styles = StyleSheet.create({
  page: { padding: 44, paddingBottom: 64, fontSize: 10.5, lineHeight: 1.5, color: INK },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', paddingBottom: 10, borderBottomWidth: 2 },
  brand: { fontSize: 15, fontWeight: 700 },
  soft: { color: SOFT },
  body: { flexDirection: 'row', gap: 24, marginTop: 22 },
  main: { flex: 1 },
  title: { fontSize: 21, fontWeight: 700, lineHeight: 1.25, marginBottom: 4 },
  facts: { marginTop: 16, gap: 9 },
  term: { fontSize: 9, color: SOFT },
  fact: { fontSize: 12, fontWeight: 700 },
  code: { width: 168, alignItems: 'center', textAlign: 'center' },
  days: { marginTop: 24, paddingTop: 14, borderTopWidth: 1, borderColor: HAIRLINE },
  heading: { fontSize: 13, fontWeight: 700, marginBottom: 8 },
  day: { flexDirection: 'row', gap: 14, marginBottom: 6 },
  date: { width: 104, color: SOFT },
  text: { flex: 1 },
  foot: { position: 'absolute', left: 44, right: 44, bottom: 28, fontSize: 9, color: SOFT },
});

const fact = (term: string, value: string): ReactElement =>
  h(View, { key: term }, h(Text, { style: styles.term }, term), h(Text, { style: styles.fact }, value));

const daysOf = ({ travelDate, lastDay }: VoucherFacts): string =>
  travelDate === lastDay ? dayText(travelDate) : `${dayText(travelDate)} to ${dayText(lastDay)}`;

const dayByDay = ({ days, travelDate }: VoucherFacts): ReactElement[] =>
  days.map((day, index) => {
    const date = addDays(travelDate, index);
    return h(
      View,
      { key: date, style: styles.day },
      h(Text, { style: styles.date }, dayText(date)),
      h(Text, { style: styles.text }, day),
    );
  });

/** What a traveller shows on the day of travel, on A4. */
export const voucherDocument = (facts: VoucherFacts, fontFamily: string[]): ReactElement<object> => {
  const { agency, number, name, totalPersons, title, place, verifyAddress, days } = facts;
  const persons = totalPersons === 1 ? '1 person' : `${totalPersons} persons`;
  return h(
    Document,
    { title: `Voucher ${number}`, author: agency.name, language: 'en' },
    h(
      Page,
      { size: 'A4', style: [styles.page, { fontFamily }] },
      h(
        View,
        { style: [styles.head, { borderColor: agency.accent }] },
        h(Text, { style: [styles.brand, { color: agency.accent }] }, agency.name),
        h(Text, { style: styles.soft }, `Voucher ${number}`),
      ),
      h(
        View,
        { style: styles.body },
        h(
          View,
          { style: styles.main },
          h(Text, { style: styles.title }, title),
          h(Text, { style: styles.soft }, place),
          h(
            View,
            { style: styles.facts },
            fact('Days', daysOf(facts)),
            fact('Booked by', name),
            fact('Travellers', persons),
            fact('Booking', number),
          ),
        ),
        h(
          View,
          { style: styles.code },
          qrCode(verifyAddress, 168),
          h(Text, { style: styles.soft }, 'Show this code to your guide.'),
        ),
      ),
      days.length === 0
        ? null
        : h(View, { style: styles.days }, h(Text, { style: styles.heading }, 'Day by day'), ...dayByDay(facts)),
      h(Text, { style: styles.foot, fixed: true }, `Questions on the way? ${agency.name}, ${agency.phone}, ${agency.email}`),
    ),
  );
};
