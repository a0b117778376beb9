import { type Category, categoriesOf, type Prices, type Season } from '../../price/price.rules.ts';
import { doubledIn, undoubledIn } from './doubled-sign.ts';
import { amountTextOf, cellOf, entriesIn, matched, shown, UnreadableText } from './unreadable-text.ts';

type Known = Pick<Prices, 'categories'>;
type SeasonPrices = Readonly<Record<string, number>>;

const percentTextOf = (percent: number): string => `${percent > 0 ? '+' : ''}${percent}%`;

const seasonTextOf = ({ name, from, to, percent, prices }: Season, categories: readonly Category[]): string => {
  const nameOf = (id: string): string => categories.find((one) => one.id === id)?.name ?? id;
  const changed = Object.entries(prices ?? {}).map(([id, price]) => `${nameOf(id)} ${amountTextOf(price)}`);
  return `${doubledIn(name, ':')} ${from} to ${to}: ${changed.length > 0 ? changed.join(', ') : percentTextOf(percent ?? 0)}`;
};

/**
 * 'Peak 2027-12-20 to 2028-01-05: +20%; Diwali 2027-10-25 to 2027-11-02: Adult 900.00, Child 450.00'. A colon
 * of a name stands twice.
 */
export const seasonsTextOf = (seasons: readonly Season[], known: Known): string =>
  cellOf(seasons.map((season) => seasonTextOf(season, categoriesOf(known))));

const SEASON = /^(.+?) (\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)\s?:(?!:)\s*(.+)$/;
const SEASON_EXAMPLE = 'Peak 2027-12-20 to 2028-01-05: +20%';
const PRICE = /^\s*(\d{1,9}(?:\.\d{1,2})?)(?:\s*,\s*(.+))?$/;

/** Every way to read prices by the names of categories, which may have commas and digits of their own. */
const readingsOf = (text: string, categories: readonly Category[], fold: (name: string) => string): SeasonPrices[] =>
  categories.flatMap(({ id, name }) => {
    if (!fold(text).startsWith(`${fold(name)} `)) return [];
    const [found, amount = '', more] = PRICE.exec(text.slice(name.length)) ?? [];
    if (found === undefined) return [];
    const others = categories.filter((one) => one.id !== id);
    const rest = more === undefined ? [{}] : readingsOf(more, others, fold);
    return rest.map((prices) => ({ [id]: Number(amount), ...prices }));
  });

const pricesIn = (text: string, categories: readonly Category[]): SeasonPrices => {
  const exact = readingsOf(text, categories, (name) => name);
  const [prices, another] = exact.length > 0 ? exact : readingsOf(text, categories, (name) => name.toLowerCase());
  const names = categories.map(({ name }) => name).join(', ');
  if (another) throw new UnreadableText(`${shown(text)} can be read in two ways. Give the categories (${names}) other names.`);
  if (prices) return prices;
  throw new UnreadableText(
    `${shown(text)} cannot be read. Write an amount such as 900.00 behind the name of each category: ${names}.`,
  );
};

export const seasonsIn = (text: string, known: Known): Season[] =>
  entriesIn(text).map((entry) => {
    const [, name = '', from = '', to = '', what = ''] = matched(entry, SEASON, SEASON_EXAMPLE);
    const [, percent] = /^([+-]?\d{1,3})\s?%$/.exec(what.replace('−', '-')) ?? [];
    const charged = percent === undefined ? { prices: pricesIn(what, categoriesOf(known)) } : { percent: Number(percent) };
    return { name: undoubledIn(name.trim(), ':'), from, to, ...charged };
  });
