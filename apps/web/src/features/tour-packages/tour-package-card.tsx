import { formatMoney, type TourPackage } from '@wayfarer/contracts';
import { CalendarDays, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AboutPrice } from '../../shared/currency/currency-room.tsx';
import { formatRange } from '../../shared/format/calendar-day.ts';
import { durationOf } from '../../shared/format/duration-of.ts';
import { paths } from '../../shared/paths.ts';
import { partyWords } from '../../shared/quote/party-words.ts';
import { unitWordsOf } from '../../shared/quote/unit-words.ts';
import { ownText } from '../../shared/words/own-text.tsx';
import { t, tc } from '../../shared/words/words.ts';
import { DepartureLine } from './departure-line.tsx';
import { FoundLine, FoundText } from './found-text.tsx';
import { NextDeparture } from './next-departure.tsx';
import { PackagePicture } from './package-picture.tsx';
import { shownPriceOf } from './shown-price.ts';

type TourPackageCardProps = {
  tourPackage: TourPackage;
  heading?: 'h2' | 'h3';
  /** The asked days, which its link carries on. */
  askedSearch?: string;
  /** Whose total it says, as addresses write it; '' for nobody's. */
  party?: string;
};

/** Of a search by days the departure on one of these; else the next one. */
const Leaving = ({ tourPackage }: { tourPackage: TourPackage }) => {
  const { askedDeparture } = tourPackage;
  if (askedDeparture) return <DepartureLine tourPackage={tourPackage} departure={askedDeparture} />;
  return askedDeparture === null ? <span>{t('Sold out on your dates')}</span> : <NextDeparture tourPackage={tourPackage} />;
};

/** What all of a party pay for the departure that is shown, or why they cannot come. */
const PartyTotal = ({ tourPackage: { partyTotal, askedDeparture }, party }: { tourPackage: TourPackage; party: string }) => {
  if (partyTotal === undefined || party === '') return null;
  if ('refused' in partyTotal) return <p className="font-medium text-small">{partyTotal.refused}</p>;
  const { day, total } = partyTotal;
  return (
    <p className="text-small">
      <strong className="font-semibold">{formatMoney(total)}</strong>{' '}
      <span className="text-ink-soft">
        {t('for {party}', { party: partyWords(party) })}
        {askedDeparture === undefined ? (
          <span className="whitespace-nowrap"> {t('on {day}', { day: formatRange(day, day)[1] })}</span>
        ) : null}
      </span>
      <AboutPrice rupees={total} />
    </p>
  );
};

const Price = ({ tourPackage, party }: { tourPackage: TourPackage; party: string }) => {
  const { askedDeparture } = tourPackage;
  const { isFrom, amount } = shownPriceOf(tourPackage, askedDeparture ?? undefined);
  const lowest = askedDeparture?.lowest;
  return (
    <div className="figures mt-auto text-ink">
      <p>
        {isFrom ? <span className="text-ink-soft text-small">{tc('a price', 'From')} </span> : null}
        <strong className="font-bold text-lead">{formatMoney(amount)}</strong>{' '}
        <span className="text-ink-soft text-small">{unitWordsOf(tourPackage)}</span>
      </p>
      <AboutPrice rupees={amount} />
      {lowest === undefined ? null : (
        <p className="text-ink-soft text-small">
          {t('{amount} on {day}', { amount: formatMoney(lowest.price), day: formatRange(lowest.day, lowest.day)[1] })}
        </p>
      )}
      <PartyTotal tourPackage={tourPackage} party={party} />
    </div>
  );
};

/** A package in a list; the whole card is a link. */
export const TourPackageCard = ({ tourPackage, heading: Heading = 'h2', askedSearch = '', party = '' }: TourPackageCardProps) => (
  <article className="group relative flex h-full flex-col">
    <PackagePicture
      image={tourPackage.images[0]}
      sizes="(width >= 1280px) 284px, (width >= 1024px) 24vw, (width >= 640px) 46vw, 88vw"
      className="aspect-3/2 rounded-card *:transition-[scale] *:duration-250 group-hover:*:scale-[1.03]"
    />
    <p className="mt-4 truncate font-medium text-accent text-small">
      <FoundText foundIn={tourPackage.foundIn} field="place">
        {`${tourPackage.destination.name}, ${tourPackage.destination.country}`}
      </FoundText>
    </p>
    <Heading className="mt-1 line-clamp-2 font-bold text-body text-ink" {...ownText(tourPackage, 'title')}>
      <Link
        to={`${paths.packageDetail(tourPackage._id)}${askedSearch}`}
        className="underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline"
      >
        <FoundText foundIn={tourPackage.foundIn} field="title">
          {tourPackage.title}
        </FoundText>
      </Link>
    </Heading>
    <ul className="mt-2 mb-4 space-y-1 text-ink-soft text-small">
      <li className="flex items-center gap-2">
        <Clock aria-hidden="true" className="size-4 shrink-0" />
        {durationOf(tourPackage.itinerary.length)}
      </li>
      <li className="figures flex items-center gap-2">
        <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
        <Leaving tourPackage={tourPackage} />
      </li>
    </ul>
    <FoundLine tourPackage={tourPackage} />
    <Price tourPackage={tourPackage} party={party} />
  </article>
);
