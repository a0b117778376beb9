import { type Deposit, depositOf, formatMoney, type TourPackage } from '@wayfarer/contracts';
import { depositSizeOf, keptWords, restDueWords } from '../../../../shared/deposit/deposit-words.ts';
import { extraWordsOf } from '../../../../shared/quote/line-words.ts';
import { ownText } from '../../../../shared/words/own-text.tsx';
import { t } from '../../../../shared/words/words.ts';
import { CalculatorPlace } from './calculator-place.tsx';
import type { OpenState } from './open-calculator.ts';
import { PriceTable } from './price-table.tsx';

type Charge = {
  name: string;
  text?: string | undefined;
  words: string;
  /** Of what the agency has named: that of one of its texts. */
  langOf?: (text: 'name' | 'text') => ReturnType<typeof ownText>;
};

const depositIn = (deposit: Deposit | undefined): Charge[] =>
  deposit ? [{ name: t('Deposit'), text: `${restDueWords(deposit)} ${keptWords(deposit)}`, words: depositSizeOf(deposit) }] : [];

/** What is paid beside the price of a traveller, what is taken off it, what confirms it: names and words. */
const chargesOf = (tourPackage: TourPackage): Charge[] => {
  const { groups = [], single, extras = [] } = tourPackage;
  return [
    ...groups.map(({ from, percent }) => ({
      name: t('From {from} seats on', { from }),
      words: t('{percent} % off', { percent }),
    })),
    ...(single
      ? [
          {
            name: t('Single room'),
            text: single.required ? t('Whoever travels alone has one.') : undefined,
            words: formatMoney(single.price),
          },
        ]
      : []),
    ...extras.map((extra) => ({
      name: extra.name,
      text: extra.text,
      words: extraWordsOf(extra),
      langOf: (text: 'name' | 'text') => ownText(tourPackage, `extras/${extra.id}/${text}`),
    })),
    ...depositIn(depositOf(tourPackage)),
  ];
};

type PricesSectionProps = { tourPackage: TourPackage; calculator: OpenState };

/** Every price of a package that has more than one, as the server writes it. */
export const PricesSection = ({ tourPackage, calculator }: PricesSectionProps) => {
  const others = chargesOf(tourPackage);
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="font-bold text-ink text-title">
        {t('Prices')}
      </h2>
      <PriceTable tourPackage={tourPackage} />
      {others.length === 0 ? null : (
        <dl className="figures mt-5 space-y-2.5 text-small">
          {others.map(({ name, text, words, langOf }) => (
            <div key={`${name} ${words}`} className="flex items-baseline justify-between gap-4">
              <dt className="wrap-anywhere min-w-0 text-ink">
                <span {...langOf?.('name')}>{name}</span>
                {text === undefined ? null : (
                  <span dir="auto" {...langOf?.('text')} className="block text-ink-soft">
                    {text}
                  </span>
                )}
              </dt>
              <dd className="whitespace-nowrap text-end text-ink">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {tourPackage.nextDay === null ? null : (
        <div className="mt-6 lg:hidden">
          <CalculatorPlace tourPackage={tourPackage} calculator={calculator} isWide={false} />
        </div>
      )}
    </section>
  );
};
