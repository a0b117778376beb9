import { useQuery } from '@tanstack/react-query';
import { type Booking, personsOf, seatsOf, type TourPackage, type Trip } from '@wayfarer/contracts';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { useFocusWrong } from '../../../shared/forms/use-focus-wrong.ts';
import { withLateDays } from '../../../shared/quote/late-days.ts';
import { problemOf } from '../../../shared/quote/trip-choice.ts';
import { unitsOn } from '../../../shared/quote/units-on.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { RetryNotice } from '../../../shared/ui/feedback/retry-notice.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { t } from '../../../shared/words/words.ts';
import { dayErrorOf } from '../form/booking-form-schema.ts';
import type { KnownDays } from '../form/known-days.ts';
import { travellersQuery } from '../travellers/travellers-query.ts';
import { agreedTo, type ChangeDraft, draftOf, wishOf } from './change-draft.ts';
import { ChangeFields } from './change-fields.tsx';
import { ChangePreview } from './change-preview.tsx';
import { changedQuoteIn, type FieldErrors, refusalWords, refusedFields } from './change-refusal.ts';
import { sendWords } from './change-words.ts';
import { withOwnSeats } from './own-seats.ts';
import { StaffFields } from './staff-fields.tsx';
import { findStoredChange, forgetChange, storeChange } from './stored-change.ts';
import { useChangeQuote } from './use-change-quote.ts';
import { type ChangedTrip, useChangeTrip } from './use-change-trip.ts';
import { useOpenPart } from './use-open-part.ts';
import { isSomebodyMissing, leavingOf, tooManyNamed } from './who-leaves.ts';

/** What each kind of traveller pays: on the booked day as it was booked, else as the day says. */
const unitsFor = (tourPackage: TourPackage, { travelDate, lines, unitPrice }: Booking, day: string, days: KnownDays) => {
  const now = unitsOn(tourPackage, day, days.departureOn(day)?.prices);
  if (day !== travelDate) return now;
  const persons = (lines ?? []).flatMap(({ kind, id, unit }) => (kind === 'person' ? [[id, unit] as const] : []));
  return { ...now, ...(lines ? Object.fromEntries(persons) : { person: unitPrice }) };
};

type ChangeFormProps = {
  trip: Trip;
  tourPackage: TourPackage;
  days: KnownDays;
  userId: string;
  asStaff: boolean;
  /** It is changed; not called where it is paid first. */
  onChanged: (changed: ChangedTrip) => void;
};

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Card className="space-y-5">
    <h2 className="font-bold text-ink text-lead">{heading}</h2>
    {children}
  </Card>
);

/**
 * Another day, party, rooms or extras of a booking: what it comes to first, then one button that does just
 * that. What was chosen stays after a mistake, a reload and 'back'.
 */
export const ChangeForm = ({ trip, tourPackage, days: known, userId, asStaff, onChanged }: ChangeFormProps) => {
  const { booking, changeTerms } = trip;
  const [draft, setDraft] = useState(() => findStoredChange(booking, userId) ?? draftOf(tourPackage, booking));
  const [refused, setRefused] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<string | null>(null);
  const travellers = useQuery(travellersQuery(booking._id));
  const days = useMemo(
    () => ({
      ...known,
      departureOn: withOwnSeats(tourPackage, booking, asStaff ? withLateDays(tourPackage, known.departureOn) : known.departureOn),
    }),
    [known, tourPackage, booking, asStaff],
  );
  const tooMany = tooManyNamed(tourPackage, draft.party, travellers.data?.travellers ?? []);
  const leaving = leavingOf(tooMany, draft.leaving);
  const isMissing = isSomebodyMissing(tooMany, leaving);
  const wish = wishOf(tourPackage, booking, draft, { leaving, asStaff });
  const wrong = wish && problemOf(tourPackage, { ...draft, code: '' });
  const ofDay = wish && dayErrorOf(days.departureOn(draft.day), seatsOf(tourPackage, draft.party));
  const local: FieldErrors = {
    ...(wrong ? { [wrong.path.join('.')]: wrong.message } : {}),
    ...(ofDay ? { [ofDay.field === 'travelDate' ? 'travelDate' : 'party']: ofDay.message } : {}),
  };
  // Whether somebody has to be chosen is not known before the names are.
  const areNamesKnown = travellers.data !== undefined || travellers.isError;
  const canAsk = wish !== null && areNamesKnown && !isMissing && Object.keys(local).length === 0;
  const { quote, error, isFetching, refetch, learn } = useChangeQuote(booking._id, canAsk ? wish : null);
  const { change: send, busy } = useChangeTrip(booking);
  const { group, focus: focusWrong } = useFocusWrong<HTMLFormElement>();
  useOpenPart(group);
  const errors: FieldErrors = { ...(wish && error ? refusedFields(error, wish) : {}), ...local, ...refused };
  const isAtField = (name: string): boolean =>
    ['travelDate', 'party', 'totalPersons', 'leaving', 'discount.amount', 'discount.reason'].includes(name) ||
    (name === 'singleRooms' && tourPackage.single !== undefined) ||
    (tourPackage.extras ?? []).some(({ id }) => name === `extras.${id}`);
  const isToldAtField = (fields: FieldErrors): boolean => Object.keys(fields).some(isAtField);

  const update = (fields: Partial<ChangeDraft>): void => {
    const next = { ...draft, ...fields };
    setRefused({});
    setNotice(null);
    setDraft(next);
    storeChange(booking, userId, next);
  };

  const onRefused = (thrown: unknown): void => {
    const now = changedQuoteIn(thrown);
    const fields = wish && now === null ? refusedFields(thrown, wish) : {};
    if (now !== null) learn(now);
    else known.refetch();
    setRefused(fields);
    setNotice(isToldAtField(fields) ? null : refusalWords(thrown));
    if (isToldAtField(fields)) focusWrong();
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (wish === null || quote === undefined || busy) return;
    setNotice(null);
    if (wish.discount?.reason === '') {
      setRefused({ 'discount.reason': 'Say why something is taken off.' });
      focusWrong();
      return;
    }
    const body = agreedTo(wish, quote);
    void send(body, {
      onChanged: (changed) => {
        // It waits for its payment now.
        if (changed.payment) return;
        forgetChange(booking);
        onChanged(changed);
      },
      onRefused,
    });
  };

  const fields = { draft, change: update, errors };
  const hasWholeError = error !== null && wish !== null && !isToldAtField(refusedFields(error, wish));
  return (
    <form ref={group} noValidate aria-label={t('Change this booking')} className="space-y-6" onSubmit={submit}>
      <Part heading={t('What changes')}>
        {travellers.isError && travellers.data === undefined ? (
          <RetryNotice busy={travellers.isFetching} onRetry={() => void travellers.refetch()}>
            {t('The names of who travels did not load, so nobody can be chosen who does not come along.')}
          </RetryNotice>
        ) : null}
        <ChangeFields
          {...fields}
          tourPackage={tourPackage}
          days={days}
          bookedDay={booking.travelDate}
          units={unitsFor(tourPackage, booking, draft.day, days)}
          tooMany={tooMany}
          leaving={leaving}
        />
      </Part>
      {asStaff ? (
        <Part heading="Terms">
          <StaffFields {...fields} />
        </Part>
      ) : null}
      <Part heading={t('What it comes to')}>
        <output className="block text-ink-soft empty:hidden">
          {wish === null ? t('Choose what should be different, and see what it comes to before anything is changed.') : null}
          {wish !== null && isMissing ? t('Choose who does not come along, and see what it comes to.') : null}
          {(canAsk && error === null && quote === undefined) || (wish !== null && !areNamesKnown) ? t('Calculating...') : null}
        </output>
        {hasWholeError ? (
          <RetryNotice busy={isFetching} onRetry={refetch}>
            {refusalWords(error)}
          </RetryNotice>
        ) : null}
        {quote === undefined ? null : (
          <ChangePreview
            booking={booking}
            quote={quote}
            day={draft.day}
            persons={personsOf(draft.party)}
            asStaff={asStaff}
            feeOfChange={changeTerms?.fee}
          />
        )}
        {notice === null ? null : <Notice>{notice}</Notice>}
        {quote === undefined ? null : (
          <Button type="submit" size="large" className="figures w-full sm:w-auto" busy={busy}>
            {sendWords(quote, asStaff)}
          </Button>
        )}
      </Part>
    </form>
  );
};
