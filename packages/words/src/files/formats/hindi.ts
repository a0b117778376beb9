import type { Formats } from '../../formats/formats.ts';

/** How Hindi is written. */
export const hindi: Formats = {
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  shortWeekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  narrowWeekdays: ['र', 'सो', 'मं', 'बु', 'गु', 'शु', 'श'],
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  shortMonths: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'],
  firstWeekday: 0,
  date: '{date} {month} {year}',
  longDate: '{date} {month} {year}',
  dateOfYear: '{date} {month}',
  month: '{month} {year}',
  longMonth: '{month} {year}',
  day: '{weekday}, {date}',
  longDay: '{weekday}, {date}',
  moment: '{day}, {time}',
  comma: ', ',
  and: ' और ',
  group: ',',
  decimal: '.',
  isIndian: true,
  money: '{minus}{sign}{amount}',
};
