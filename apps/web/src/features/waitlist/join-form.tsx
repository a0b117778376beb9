import { categoriesOf, MAX_PERSONS, type NewWait, type TourPackage, thereAreSeats, type Wait } from '@wayfarer/contracts';
import { type FormEvent, useState } from 'react';
import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import { paths } from '../../shared/paths.ts';
import { PartyFields } from '../../shared/quote/party-fields.tsx';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { NumberStepper } from '../../shared/ui/fields/number-stepper.tsx';
import { t } from '../../shared/words/words.ts';
import { useJoinWaitlist } from './wait-queries.ts';

type JoinFormProps = {
  tourPackage: TourPackage;
  day: string;
  /** What each category pays on that day, in rupees; without what is not known. */
  units: Readonly<Record<string, number>>;
  onJoined: (wait: Wait) => void;
};

/** Who would come, and the button that puts them in line. */
export const JoinForm = ({ tourPackage, day, units, onJoined }: JoinFormProps) => {
  const { categories, capacity, facts } = tourPackage;
  const [{ id: first }] = categoriesOf(tourPackage);
  const [party, setParty] = useState<Record<string, number>>({ [first]: 1 });
  const join = useJoinWaitlist(tourPackage._id);
  const totalPersons = Object.values(party).reduce((sum, count) => sum + (count || 0), 0);
  const most = Math.min(MAX_PERSONS, capacity ?? MAX_PERSONS);
  const fields = join.error instanceof ApiFailure ? join.error.fields : {};
  const atParty = fields.party ?? fields.totalPersons;
  const hasSeats = join.error instanceof ApiFailure && join.error.message === thereAreSeats();
  const change = (counts: Record<string, number>) => {
    join.reset();
    setParty(counts);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wait: NewWait = { travelDate: day, totalPersons, ...(categories ? { party } : {}) };
    join.mutate(wait, { onSuccess: onJoined });
  };
  return (
    <form className="space-y-5" onSubmit={send} noValidate>
      {categories ? (
        <PartyFields
          prices={tourPackage}
          units={units}
          party={party}
          left={most}
          minAge={facts?.minAge}
          error={atParty}
          onChange={change}
        />
      ) : (
        <NumberStepper
          label={t('Travellers')}
          required
          min={1}
          max={most}
          error={atParty}
          value={party[first] ?? 1}
          onValueChange={(count) => change({ [first]: count })}
        />
      )}
      {join.error === null || atParty !== undefined ? null : (
        <Notice
          action={
            hasSeats ? (
              <LinkButton to={`${paths.bookPackage(tourPackage._id)}?day=${day}`} size="small">
                {t('Book now')}
              </LinkButton>
            ) : null
          }
        >
          {sentenceOf(join.error)}
        </Notice>
      )}
      <Button type="submit" size="large" busy={join.isPending}>
        {t('Join the waitlist')}
      </Button>
      <p className="text-ink-soft text-small">
        {t(
          'You pay nothing now, and are not bound to anything. When places get free we hold them for you for 24 hours and email you.',
        )}
      </p>
    </form>
  );
};
