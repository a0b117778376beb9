import {
  categoriesOf,
  choiceProblemOf,
  depositOf,
  mapPrices,
  type Prices,
  personsOf,
  quoteOf,
  rupeesOf,
  seasonOf,
} from '@wayfarer/contracts';
import { useState } from 'react';
import { DepositLine } from '../../../../shared/deposit/deposit-line.tsx';
import { withAges } from '../../../../shared/quote/ages-text.ts';
import { splitOn } from '../../../../shared/quote/trip-choice.ts';
import { DateField } from '../../../../shared/ui/fields/date-field.tsx';
import { NumberStepper } from '../../../../shared/ui/fields/number-stepper.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { firstDayOf, isTravelDay, type TravelDays } from './season-days.ts';
import { TriedExtras } from './tried-extras.tsx';

type TryItProps = {
  /** As typed, in minor units; null while something is not right yet. */
  prices: Prices | null;
  days: TravelDays;
  availableFrom: string;
  availableTo: string;
};

const MOST = 50;
/** A count that is being typed is none yet. */
const countOf = (value: number): number => (Number.isNaN(value) ? 0 : value);

/** What a party would pay for what is typed, before it is saved: as travellers will be told. */
export const TryIt = ({ prices, days, availableFrom, availableTo }: TryItProps) => {
  const [chosenDay, setDay] = useState('');
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [chosenExtras, setExtras] = useState<Readonly<Record<string, number>>>({});
  const [singleRooms, setSingleRooms] = useState(0);
  if (prices === null)
    return <p className="text-ink-faint text-small">What a party pays can be tried here once the prices are filled in.</p>;

  const categories = categoriesOf(prices);
  const day = chosenDay || firstDayOf(days);
  const party = Object.fromEntries(categories.map(({ id }, at) => [id, countOf(counts[id] ?? (at === 0 ? 2 : 0))]));
  const offered = prices.extras ?? [];
  const extras = Object.fromEntries(
    offered.flatMap(({ id }) => ((chosenExtras[id] ?? 0) > 0 ? [[id, countOf(chosenExtras[id] ?? 0)]] : [])),
  );
  const rooms = prices.single ? countOf(singleRooms) : 0;
  const problem = choiceProblemOf(prices, { party, totalPersons: personsOf(party), extras, singleRooms: rooms });
  const season = seasonOf(prices, day);
  const quote = problem ? null : quoteOf(prices, { day, party, extras, singleRooms: rooms });
  const inRupees = mapPrices(prices, rupeesOf);
  const hint = day === '' || isTravelDay(days, day) ? season?.name : 'It does not leave on this day.';
  return (
    <section aria-label="Try it" className="space-y-4 rounded-control bg-sunken p-3.5 text-small">
      <p className="font-semibold text-ink">Try it</p>
      <DateField
        label="Day of travel"
        value={day}
        from={availableFrom || undefined}
        to={availableTo || undefined}
        pagesYears
        onValueChange={setDay}
        hint={hint}
      />
      <div className="grid grid-cols-1 items-start gap-3 @[24rem]:grid-cols-2">
        {categories.map((category) => (
          <NumberStepper
            key={category.id}
            label={withAges(category.name, category)}
            min={0}
            max={MOST}
            value={party[category.id] ?? 0}
            onValueChange={(count) => setCounts({ ...party, [category.id]: count })}
          />
        ))}
        {prices.single ? (
          <NumberStepper label="Single rooms" min={0} max={MOST} value={rooms} onValueChange={setSingleRooms} />
        ) : null}
      </div>
      <TriedExtras extras={offered} chosen={extras} onChange={setExtras} />
      {quote === null ? (
        <output className="block font-medium text-ink">{problem?.message}</output>
      ) : (
        <>
          <QuoteLines quote={quote} />
          <DepositLine
            deposit={depositOf(inRupees)}
            hasDay={day !== ''}
            {...splitOn(inRupees, { total: rupeesOf(quote.total), party, day })}
          />
        </>
      )}
    </section>
  );
};
