import { Document, Page, StyleSheet, View } from '@react-pdf/renderer';
import { addDays } from '@wayfarer/contracts';
import { languages, spokenLanguage, t, tn } from '@wayfarer/words';
import { createElement as h, type ReactElement } from 'react';
import { listedValues } from '../../../language/listed-values.ts';
import { isolated } from '../../../language/right-to-left.ts';
import type { VoucherFacts } from '../../../ports/print-document.ts';
import { dayText } from '../../../time/day-text.ts';
import { asRead } from '../pdf/as-read.ts';
import { HAIRLINE, INK, SOFT } from '../pdf/colours.ts';
import type { Line } from '../pdf/line.ts';
import { qrCode } from '../pdf/qr-code.ts';

const STYLES = StyleSheet.create({
  page: { padding: 44, paddingBottom: 64, fontSize: 10.5, lineHeight: 1.5, color: INK, textAlign: 'left' },
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
  lists: { flexDirection: 'row', gap: 24, marginTop: 24, paddingTop: 14, borderTopWidth: 1, borderColor: HAIRLINE },
  days: { marginTop: 24, paddingTop: 14, borderTopWidth: 1, borderColor: HAIRLINE },
  heading: { fontSize: 13, fontWeight: 700, marginBottom: 8 },
  day: { flexDirection: 'row', gap: 14, marginBottom: 6 },
  date: { width: 104, color: SOFT },
  text: { flex: 1 },
  foot: { position: 'absolute', left: 44, right: 44, bottom: 28, fontSize: 9, color: SOFT },
});

const stylesOf = () => asRead(STYLES);

const fact = (line: Line, term: string, value: string): ReactElement =>
  h(View, { key: term }, line({ style: stylesOf().term }, term), line({ style: stylesOf().fact }, isolated(value)));

const daysOf = ({ travelDate, startTime, lastDay }: VoucherFacts): string => {
  const first = listedValues(dayText(travelDate), startTime);
  return travelDate === lastDay ? first : t('{first} to {last}', { first, last: dayText(lastDay) });
};

const dayByDay = (line: Line, { days, travelDate }: VoucherFacts): ReactElement[] =>
  days.map((day, index) => {
    const date = addDays(travelDate, index);
    return h(
      View,
      { key: date, style: stylesOf().day },
      line({ style: stylesOf().date }, dayText(date)),
      line({ style: stylesOf().text }, isolated(day)),
    );
  });

const listOf = (line: Line, heading: string, entries: readonly string[] | undefined): ReactElement | null =>
  entries === undefined
    ? null
    : h(
        View,
        { style: stylesOf().main },
        line({ style: stylesOf().heading }, heading),
        ...entries.map((entry) => line({}, `• ${isolated(entry)}`)),
      );

/** What a traveller shows on the day of travel, on A4. */
export const voucherDocument = (facts: VoucherFacts, line: Line): ReactElement<object> => {
  const { agency, number, name, totalPersons, travellers, title, place, extras, verifyAddress, days } = facts;
  const { meetingPoint, map, toBring, included, notIncluded } = facts.facts;
  const lists = [
    listOf(line, t('What to bring'), toBring),
    listOf(line, t('Included'), included),
    listOf(line, t('Not included'), notIncluded),
  ];
  const styles = stylesOf();
  const heading = t('Voucher {number}', { number });
  const persons = tn(totalPersons, '{n} person', '{n} persons');
  return h(
    Document,
    { title: heading, author: agency.name, language: languages[spokenLanguage()].tag },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(
        View,
        { style: [styles.head, { borderColor: agency.accent }] },
        line({ style: [styles.brand, { color: agency.accent }] }, isolated(agency.name)),
        line({ style: styles.soft }, heading),
      ),
      h(
        View,
        { style: styles.body },
        h(
          View,
          { style: styles.main },
          line({ style: styles.title }, isolated(title)),
          line({ style: styles.soft }, isolated(place)),
          h(
            View,
            { style: styles.facts },
            fact(line, t('Days'), daysOf(facts)),
            meetingPoint === undefined ? null : fact(line, t('Meeting point'), meetingPoint),
            map === undefined ? null : line({ style: styles.soft }, map),
            fact(line, t('Booked by'), name),
            fact(line, t('Travellers'), listedValues(persons, ...travellers)),
            extras.length === 0 ? null : fact(line, t('Also booked'), listedValues(...extras)),
            fact(line, t('Booking'), number),
          ),
        ),
        h(
          View,
          { style: styles.code },
          qrCode(verifyAddress, 168),
          line({ style: styles.soft }, t('Show this code to your guide.')),
        ),
      ),
      lists.some((list) => list !== null) ? h(View, { style: styles.lists }, ...lists) : null,
      days.length === 0
        ? null
        : h(View, { style: styles.days }, line({ style: styles.heading }, t('Day by day')), ...dayByDay(line, facts)),
      line(
        { style: styles.foot, fixed: true },
        t('Questions on the way? {agency}, {phone}, {email}', {
          agency: agency.name,
          phone: agency.phone,
          email: agency.email,
        }),
      ),
    ),
  );
};
