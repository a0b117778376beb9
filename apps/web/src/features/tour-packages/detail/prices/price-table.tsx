import { categoriesOf, eachDepartureDay, formatMoney, type Season, type TourPackage, type UnitPrices } from '@wayfarer/contracts';
import type { ReactNode } from 'react';
import { formatShortDay, todayOnSite } from '../../../../shared/format/calendar-day.ts';
import { agesText } from '../../../../shared/quote/ages-text.ts';
import { unitsOn } from '../../../../shared/quote/units-on.ts';
import { OwnText, ownText } from '../../../../shared/words/own-text.tsx';
import { t } from '../../../../shared/words/words.ts';
import { earlierOf, laterOf } from '../../departures-query.ts';

type Row = { name: string; days: string; units: UnitPrices; own?: ReturnType<typeof ownText> };

/** Seasons in which the trip still leaves. */
const comingSeasons = ({ seasons = [], schedule, ...tour }: TourPackage): Season[] => {
  const first = laterOf(tour.availableFrom, todayOnSite());
  return seasons.filter(({ from, to }) => {
    const window = { availableFrom: laterOf(from, first), availableTo: earlierOf(to, tour.availableTo) };
    if (window.availableFrom > window.availableTo) return false;
    return schedule === undefined || eachDepartureDay(schedule, window).next().done === false;
  });
};

const daysOf = ({ from, to }: Season): string =>
  from === to ? formatShortDay(from) : `${formatShortDay(from)} – ${formatShortDay(to)}`;

const rowsOf = (tourPackage: TourPackage): Row[] => {
  const seasons = comingSeasons(tourPackage);
  return [
    { name: seasons.length === 0 ? t('Any day') : t('Other days'), days: '', units: unitsOn(tourPackage, '') },
    ...seasons.map((season) => ({
      name: season.name,
      own: ownText(tourPackage, `seasons/${tourPackage.seasons?.indexOf(season)}`),
      days: daysOf(season),
      units: unitsOn(tourPackage, season.from),
    })),
  ];
};

/** What scrolls takes the focus, so that it scrolls by keyboard too (WCAG 2.1.1). */
const byKeyboard = { tabIndex: 0 };

/** What each kind of traveller pays: on any day, and in the seasons to come. */
export const PriceTable = ({ tourPackage }: { tourPackage: TourPackage }) => {
  const { groupOf } = tourPackage;
  // A group has one price, whoever is in it.
  const categories = groupOf === undefined ? categoriesOf(tourPackage) : categoriesOf(tourPackage).slice(0, 1);
  const nameOf = ({ id, name }: (typeof categories)[number]): ReactNode => {
    if (groupOf !== undefined) return t('Group of up to {most}', { most: groupOf });
    if (!tourPackage.categories) return t('Per person');
    return (
      <OwnText of={tourPackage} at={`categories/${id}`}>
        {name}
      </OwnText>
    );
  };
  return (
    // A wide table scrolls in itself.
    <section aria-label={t('Price table')} {...byKeyboard} className="relative mt-5 overflow-x-auto">
      <table className="figures w-full text-start text-small">
        <thead>
          <tr className="align-bottom text-ink-soft">
            <th scope="col" className="py-2 pe-1 font-normal sm:pe-3">
              {t('Day of departure')}
            </th>
            {categories.map((category) => (
              <th key={category.id} scope="col" className="py-2 ps-2 text-end sm:ps-3 font-semibold text-ink">
                {nameOf(category)}
                {groupOf === undefined ? <span className="block font-normal text-ink-soft">{agesText(category)}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(tourPackage).map(({ name, own, days, units }) => (
            <tr key={`${name} ${days}`} className="border-hairline border-t align-baseline">
              <th scope="row" className="wrap-break-word py-2.5 pe-1 font-normal sm:pe-3 text-ink">
                <span {...own}>{name}</span>
                {days === '' ? null : <span className="block text-ink-soft">{days}</span>}
              </th>
              {categories.map(({ id }) => (
                <td key={id} className="whitespace-nowrap py-2.5 ps-2 text-end sm:ps-3 text-ink">
                  {(units[id] ?? 0) === 0 ? t('Free') : formatMoney(units[id] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
