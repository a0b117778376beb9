import { idFor } from '../../price/choice-id.ts';
import type { Extra } from '../../price/price.rules.ts';
import { doubledIn, undoubledIn } from './doubled-sign.ts';
import { amountIn, amountTextOf, cellOf, entriesIn, matched } from './unreadable-text.ts';

const extraTextOf = ({ name, text, price, per, most, stock, included }: Extra): string =>
  [
    `${doubledIn(name, ':')}: ${amountTextOf(price)} per ${per}`,
    ...(most === undefined ? [] : [`at most ${most}`]),
    ...(stock === undefined ? [] : [`${stock} on each departure`]),
    ...(included ? ['included'] : []),
  ].join(', ') + (text === undefined ? '' : ` (${text})`);

/**
 * 'Airport transfer: 800.00 per booking; Bicycle: 300.00 per piece, at most 4, 10 on each departure (With a
 * helmet)'. A colon of a name stands twice.
 */
export const extrasTextOf = (extras: readonly Extra[]): string => cellOf(extras.map(extraTextOf));

/** The colon behind the name is one that does not stand twice. */
const EXTRA =
  /^((?:.*?[^:])??(?:::)*)\s?:(?!:)\s*(\S{1,20}) per (booking|person|piece)((?:,\s*(?:at most \d{1,5}|\d{1,5} on each departure|included))*)(?:\s*\((.+)\))?$/i;

/** Extras keep their ids, by which bookings know them, as long as they keep their names. */
export const extrasIn = (text: string, { extras: before = [] }: { extras?: readonly Extra[] | undefined }): Extra[] => {
  const taken: string[] = [];
  return entriesIn(text).map((entry) => {
    const [, written = '', price = '', per = '', more = '', told] = matched(entry, EXTRA, 'Airport transfer: 800.00 per booking');
    const name = undoubledIn(written, ':');
    const same = before.find((one) => one.name === name && !taken.includes(one.id));
    const id = same?.id ?? idFor(name, [...taken, ...before.map((one) => one.id)], 'extra');
    taken.push(id);
    const [, most] = /at most (\d+)/i.exec(more) ?? [];
    const [, stock] = /(\d+) on each/i.exec(more) ?? [];
    return {
      id,
      name,
      ...(told === undefined ? {} : { text: told }),
      price: amountIn(price),
      per: per.toLowerCase() as Extra['per'],
      ...(most === undefined ? {} : { most: Number(most) }),
      ...(stock === undefined ? {} : { stock: Number(stock) }),
      ...(/included/i.test(more) ? { included: true } : {}),
    };
  });
};
