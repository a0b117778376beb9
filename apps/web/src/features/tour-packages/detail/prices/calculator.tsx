import { departureProblemOf, depositOf, formatMoney, personsOf, type TourPackage } from '@wayfarer/contracts';
import { useEffect, useRef } from 'react';
import { AboutPrice } from '../../../../shared/currency/currency-room.tsx';
import { DepositLine } from '../../../../shared/deposit/deposit-line.tsx';
import { CodeField } from '../../../../shared/quote/code-field.tsx';
import { ExtraFields } from '../../../../shared/quote/extra-fields.tsx';
import { PartyFields } from '../../../../shared/quote/party-fields.tsx';
import { PriceLines } from '../../../../shared/quote/price-lines.tsx';
import { SingleRoomsField } from '../../../../shared/quote/single-rooms-field.tsx';
import { problemOf } from '../../../../shared/quote/trip-choice.ts';
import { unitsOn } from '../../../../shared/quote/units-on.ts';
import { useTripPrice } from '../../../../shared/quote/use-trip-price.ts';
import { t, tn } from '../../../../shared/words/words.ts';
import { DepartureField } from './departure-field.tsx';
import type { OpenState } from './open-calculator.ts';
import { useCalculatedTrip } from './use-calculated-trip.ts';

type CalculatorProps = { tourPackage: TourPackage; takesFocus: boolean; tell: OpenState['tell'] };

/**
 * What a trip costs for those who come, line by line. The page's address keeps it, and the booking form goes
 * on with it.
 */
export const Calculator = ({ tourPackage, takesFocus, tell }: CalculatorProps) => {
  const section = useRef<HTMLElement>(null);
  const { day, isDayOpen, departure, days, choice, strangerProblem, askedCode, change, applyCode } =
    useCalculatedTrip(tourPackage);
  useEffect(() => {
    if (takesFocus) section.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const own = departure?.prices;
  const {
    price: worked,
    codeError,
    isAsking,
    isCodeTaken,
  } = useTripPrice({
    tourPackage,
    day,
    choice: { ...choice, code: askedCode === choice.code ? askedCode : '' },
    own,
  });
  const minAge = tourPackage.facts?.minAge;
  const refused = departureProblemOf(tourPackage, choice.party, { left: departure?.left ?? undefined, minAge });
  // Without a day nobody knows what it costs, and a party that is refused pays nothing.
  const price = isDayOpen || refused !== null ? null : worked;
  const total = price?.total ?? null;
  // Kept when it goes: a window that becomes narrower has opened its other place by then.
  useEffect(() => tell(total === null ? null : { total, day }), [tell, total, day]);
  const problem = problemOf(tourPackage, choice);
  const messageAt = (field: string): string | undefined => (problem?.path[0] === field ? problem.message : undefined);
  return (
    <section ref={section} aria-label={t('Your price')} tabIndex={-1} className="space-y-4 outline-none">
      <DepartureField tourPackage={tourPackage} day={day} days={days} onChange={(chosen) => change({ day: chosen })} />
      <PartyFields
        prices={tourPackage}
        units={isDayOpen ? {} : unitsOn(tourPackage, day, own)}
        party={choice.party}
        left={departure?.left ?? Number.POSITIVE_INFINITY}
        minAge={minAge}
        error={messageAt('party') ?? refused ?? strangerProblem ?? undefined}
        onChange={(party) => change({ party })}
      />
      <ExtraFields
        prices={tourPackage}
        chosen={choice.extras}
        left={departure?.extras}
        onChange={(extras) => change({ extras })}
      />
      <SingleRoomsField
        prices={tourPackage}
        party={choice.party}
        value={choice.singleRooms}
        error={messageAt('singleRooms')}
        onChange={(singleRooms) => change({ singleRooms })}
      />
      <CodeField
        value={choice.code}
        error={codeError}
        isTaken={isCodeTaken}
        isAsking={isAsking}
        needsDay={day === ''}
        onChange={(code) => change({ code })}
        onApply={applyCode}
      />
      {price === null ? null : (
        <>
          <dl aria-label={t('Your price')} className="space-y-2.5 border-hairline border-t pt-4 text-small">
            {price.lines === undefined ? null : <PriceLines lines={price.lines} />}
            {/* The side card of wide windows has it beside Book Now. */}
            <div className="flex items-baseline justify-between gap-4 border-hairline border-t pt-3 lg:hidden">
              <dt className="font-semibold text-body text-ink">{t('Total')}</dt>
              <dd className="figures text-end font-bold text-ink text-lead">
                {formatMoney(price.total)}
                <AboutPrice rupees={price.total} />
              </dd>
            </div>
          </dl>
          <output className="sr-only">
            {tn(personsOf(choice.party), '{n} person, {amount}', '{n} persons, {amount}', { amount: formatMoney(price.total) })}
          </output>
        </>
      )}
      {refused === null ? (
        <DepositLine deposit={depositOf(tourPackage)} split={price?.split} hasDay={price !== null && day !== ''} />
      ) : null}
    </section>
  );
};
