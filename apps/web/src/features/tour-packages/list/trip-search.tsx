import { type Destination, MAX_WORDS_LENGTH } from '@wayfarer/contracts';
import { Search } from 'lucide-react';
import { lazy, type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatShortDay, todayOnSite } from '../../../shared/format/calendar-day.ts';
import { paths } from '../../../shared/paths.ts';
import { partyWords } from '../../../shared/quote/party-words.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { loadPart } from '../../../shared/ui/browser/load-part.ts';
import { useBrowserValue } from '../../../shared/ui/browser/use-browser-value.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { DateButton } from '../../../shared/ui/fields/date-button.tsx';
import { PopupButton } from '../../../shared/ui/fields/popup-button.tsx';
import { addressOf, t } from '../../../shared/words/words.ts';
import { WhoButton } from './who-button.tsx';

const load = () => import('./place-popup.tsx');
const PlacePopup = lazy(async () => ({ default: (await loadPart(load)).PlacePopup }));

const box =
  'block w-full appearance-none truncate bg-transparent font-medium text-ink outline-none h-7 min-w-0 text-start cursor-pointer';
const segment =
  'relative block min-w-0 cursor-pointer rounded-control px-3 py-2.5 sm:px-4 transition-colors hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent';
/** The whole segment is clickable, and its popup opens below it. */
const pressable = 'after:absolute after:inset-0';

type SegmentProps = {
  label: string;
  className?: string;
  children: (id: string) => ReactNode;
};

const Segment = ({ label, className, children }: SegmentProps) => {
  const id = useId();
  return (
    <div className={classNames(segment, className)}>
      <label htmlFor={id} className="block font-medium text-ink-faint text-small">
        {label}
      </label>
      {children(id)}
    </div>
  );
};

type DaySegmentProps = {
  label: string;
  name: string;
  day: string;
  from: string;
  isEnhanced: boolean;
  onDay: (day: string) => void;
};

const DaySegment = ({ label, name, day, from, isEnhanced, onDay }: DaySegmentProps) => (
  <Segment label={label}>
    {(id) =>
      isEnhanced ? (
        <DateButton
          id={id}
          label={label}
          describedBy={`${id}-value`}
          className={classNames(box, pressable)}
          value={day}
          from={from}
          clearable
          onValueChange={onDay}
        >
          <span id={`${id}-value`} className="figures">
            {day === '' ? t('Any day') : formatShortDay(day)}
          </span>
        </DateButton>
      ) : (
        <input
          id={id}
          type="date"
          name={name}
          min={from}
          className={box}
          value={day}
          onChange={({ target }) => onDay(target.value)}
        />
      )
    }
  </Segment>
);

/** What a browser without code offers. */
const COMMON_PARTIES = ['', 'adult.1', 'adult.2', 'adult.2_child.1', 'adult.2_child.2'];

type WhoSegmentProps = { party: string; isEnhanced: boolean; onParty: (party: string) => void };

const WhoSegment = ({ party, isEnhanced, onParty }: WhoSegmentProps) => (
  <Segment label={t('Who')} className="col-span-2 lg:col-span-1">
    {(id) =>
      isEnhanced ? (
        <WhoButton id={id} className={classNames(box, pressable)} party={party} onChange={onParty} />
      ) : (
        <select
          autoComplete="off"
          id={id}
          name="party"
          className={box}
          value={party}
          onChange={({ target }) => onParty(target.value)}
        >
          {COMMON_PARTIES.map((common) => (
            <option key={common} value={common}>
              {partyWords(common) || t('Anyone')}
            </option>
          ))}
        </select>
      )
    }
  </Segment>
);

const yes = () => true;

type TripSearchProps = {
  places: readonly Destination[];
  /** Loads the destinations that are still missing; undefined once all are loaded. */
  loadMore: (() => void) | undefined;
};

/**
 * What, where, when and who; opens the package list. Native controls until the code has loaded, with the
 * first press.
 */
export const TripSearch = ({ places, loadMore }: TripSearchProps) => {
  const navigate = useNavigate();
  const isEnhanced = useBrowserValue(yes, false);
  const [trip, setTrip] = useState({ words: '', destination: '', from: '', to: '', party: '' });
  const { words, destination, from, to, party } = trip;
  const change = (part: Partial<typeof trip>) => setTrip((before) => ({ ...before, ...part }));
  const place = places.find(({ _id }) => _id === destination);
  const today = todayOnSite();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Days chosen in reverse order mean the same range.
    const [availableFrom, availableTo] = from !== '' && to !== '' && to < from ? [to, from] : [from, to];
    const chosen = Object.entries({ words: words.trim(), destination, availableFrom, availableTo, party }).filter(
      ([, value]) => value !== '',
    );
    void navigate(paths.packageList(new URLSearchParams(chosen).toString()));
  };
  return (
    <form
      aria-label={t('Find a trip')}
      action={addressOf(paths.packageList())}
      onSubmit={search}
      className="page-theme grid gap-1 rounded-panel border border-hairline bg-raised p-2 shadow-float grid-cols-2 lg:grid-cols-[1.5fr_1.5fr_1fr_1fr_1fr_auto]"
    >
      <Segment label={t('What')} className="col-span-2 lg:col-span-1">
        {(id) => (
          <input
            id={id}
            type="search"
            name="words"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('Family, diving, Japan …')}
            maxLength={MAX_WORDS_LENGTH}
            className={classNames(box, 'cursor-text')}
            value={words}
            onChange={({ target }) => change({ words: target.value })}
          />
        )}
      </Segment>
      <Segment label={t('Where')} className="col-span-2 lg:col-span-1">
        {(id) =>
          isEnhanced ? (
            <PopupButton
              id={id}
              describedBy={`${id}-value`}
              className={classNames(box, pressable)}
              load={load}
              popup={(button) => (
                <PlacePopup
                  {...button}
                  places={places}
                  loadMore={loadMore}
                  value={destination}
                  onPick={(picked) => change({ destination: picked })}
                />
              )}
            >
              <span id={`${id}-value`}>{place === undefined ? t('Anywhere') : `${place.name}, ${place.country}`}</span>
            </PopupButton>
          ) : (
            <select
              autoComplete="off"
              id={id}
              name="destination"
              className={box}
              value={destination}
              onChange={({ target }) => change({ destination: target.value })}
            >
              <option value="">{t('Anywhere')}</option>
              {places.map(({ _id, name, country }) => (
                <option key={_id} value={_id}>
                  {name}, {country}
                </option>
              ))}
            </select>
          )
        }
      </Segment>
      <DaySegment
        label={t('From')}
        name="availableFrom"
        day={from}
        from={today}
        isEnhanced={isEnhanced}
        onDay={(day) => change({ from: day })}
      />
      <DaySegment
        label={t('To')}
        name="availableTo"
        day={to}
        from={isEnhanced && from !== '' ? from : today}
        isEnhanced={isEnhanced}
        onDay={(day) => change({ to: day })}
      />
      <WhoSegment party={party} isEnhanced={isEnhanced} onParty={(asked) => change({ party: asked })} />
      <Button
        type="submit"
        size="large"
        className="rounded-card col-span-2 lg:col-span-1"
        icon={<Search aria-hidden="true" className="size-5" />}
      >
        {t('Search')}
      </Button>
    </form>
  );
};
