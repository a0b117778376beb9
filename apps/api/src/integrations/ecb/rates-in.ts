import { type CalendarDate, calendarDateSchema } from '@wayfarer/contracts';

/** How much of each currency one euro was on a day. */
export type EuroRates = { readonly day: CalendarDate; readonly rates: ReadonlyMap<string, number> };

const DAY = /<Cube\s+time=["']([^"']*)["']\s*>/g;
const RATE = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d{1,9}(?:\.\d{1,9})?)["']\s*\/>/g;
const ANY_RATE = /<Cube\s+currency/g;

const wrongIn = (reason: string): Error => new Error(`The file of rates is not as expected: ${reason}.`);

const dayIn = (xml: string): CalendarDate => {
  const [found, ...others] = [...xml.matchAll(DAY)];
  const day = calendarDateSchema.safeParse(found?.[1]);
  if (others.length > 0 || !day.success) throw wrongIn('it has not exactly one day');
  return day.data;
};

/**
 * Reads the one format of the European Central Bank's daily file, and refuses any other. There are no
 * entities: a file with a document type, a comment or an escaped character is refused as a whole.
 * @throws Error with a sentence that says what is wrong
 */
export const ratesIn = (xml: string): EuroRates => {
  if (!/^(?:\uFEFF)?<\?xml /.test(xml) || !xml.trimEnd().endsWith('</gesmes:Envelope>'))
    throw wrongIn('it is no whole file of that kind');
  if (/<!|&/.test(xml)) throw wrongIn('it has entities, comments or a document type');
  const day = dayIn(xml);
  const rates = new Map<string, number>();
  for (const [, currency = '', rate] of xml.matchAll(RATE)) {
    if (rates.has(currency) || !(Number(rate) > 0)) throw wrongIn(`${currency} stands twice in it, or is nothing`);
    rates.set(currency, Number(rate));
  }
  if (rates.size === 0 || rates.size !== [...xml.matchAll(ANY_RATE)].length) throw wrongIn('some of its rates are no numbers');
  return { day, rates };
};
