import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AnotherDayAnswer, type AnotherDayView, anotherDayAnswers, formatMoney } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { useBrowserValue } from '../../shared/ui/browser/use-browser-value.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { RadioCards } from '../../shared/ui/fields/radio-cards.tsx';
import { AccountFrame } from './account-frame.tsx';
import { LinkFailure } from './link-failure.tsx';

const readToken = (): string => window.location.hash.slice(1);
const readAnswer = (search: string): AnotherDayAnswer | null => {
  const asked = new URLSearchParams(search).get('answer');
  return anotherDayAnswers.find((one) => one === asked) ?? null;
};

const at = (time: string | undefined): string => (time === undefined ? '' : ` at ${time}`);

const Facts = ({ asked: { package: tour, number, totalPersons, cancelled, reason, letter } }: { asked: AnotherDayView }) => (
  <div className="space-y-3">
    <p className="font-semibold text-ink wrap-anywhere">
      {tour.title}, {tour.place}. Booking {number}, {totalPersons} {totalPersons === 1 ? 'person' : 'persons'}.
    </p>
    <p className="text-ink">
      We have had to cancel the departure on {formatDay(cancelled.travelDate)}
      {at(cancelled.startTime)}. We are sorry.
    </p>
    {reason === null ? null : <p className="text-ink wrap-anywhere">{reason}</p>}
    {letter === null ? null : <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{letter}</p>}
  </div>
);

const moveText = ({ refund, owed, dueOn, canMove, totalPersons }: AnotherDayView): string => {
  if (!canMove) return 'This is no longer possible.';
  const held = totalPersons === 1 ? 'A place is held for you.' : `${totalPersons} places are held for you.`;
  const back = refund > 0 ? ` ${formatMoney(refund)} goes back to you, because that day costs less.` : ' It costs you nothing.';
  return `${held}${back}${owed > 0 && dueOn !== null ? ` ${formatMoney(owed)} is still owed, by ${formatDay(dueOn)}.` : ''}`;
};

const cardsOf = (asked: AnotherDayView) => [
  {
    value: 'move' as const,
    label: `Move me to ${formatDay(asked.other.travelDate)}${at(asked.other.startTime)}`,
    text: moveText(asked),
  },
  {
    value: 'money' as const,
    label: asked.money > 0 ? 'Give me my money' : 'Cancel my booking',
    text: asked.money > 0 ? `${formatMoney(asked.money)} goes back to you in the way you paid.` : 'You had not paid anything.',
  },
];

const CONFIRM = { move: 'Confirm the new day', money: 'Confirm: my money back' } as const;

/** The two answers; the one that was pressed in the letter is chosen already, and one press confirms it. */
const Answers = ({
  token,
  asked,
  onAnswered,
}: {
  token: string;
  asked: AnotherDayView;
  onAnswered: (view: AnotherDayView | null) => void;
}) => {
  const { search } = useLocation();
  const [chosen, setChosen] = useState<AnotherDayAnswer | null>(readAnswer(search));
  const answer = asked.canMove ? chosen : 'money';
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: AnotherDayAnswer) => callEndpoint('answerAnotherDay', { body: { token, answer: given } }),
    onSuccess: (view) => onAnswered(view),
    onError: (thrown) => {
      logFailure('Answering for a cancelled departure failed')(thrown);
      // What the page shows may be out of date: whether the move is still open.
      onAnswered(null);
    },
  });
  const moneyWords = asked.money > 0 ? CONFIRM.money : 'Confirm: cancel my booking';
  return (
    <div className="space-y-5">
      <p className="font-semibold text-ink">
        Please choose by {formatMoment(asked.until)}. Without an answer you get your money.
      </p>
      {asked.sentence === null ? null : <Notice tone="amber">{asked.sentence}</Notice>}
      <RadioCards
        label="What suits you?"
        cards={asked.canMove ? cardsOf(asked) : cardsOf(asked).filter(({ value }) => value === 'money')}
        value={answer ?? ('' as AnotherDayAnswer)}
        onValueChange={setChosen}
      />
      {error === null || asked.sentence !== null ? null : <Notice>{sentenceOf(error)}</Notice>}
      <Button
        size="large"
        disabled={answer === null}
        busy={isPending}
        onClick={() => (answer === null ? undefined : mutate(answer))}
      >
        {answer === 'money' ? moneyWords : CONFIRM.move}
      </Button>
    </div>
  );
};

const Asked = ({ token }: { token: string }) => {
  const queryClient = useQueryClient();
  const queryKey = laterQueryKeys.anotherDay.of(token);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: () => callEndpoint('openAnotherDay', { body: { token } }),
    retry: false,
    staleTime: 0,
  });
  if (error !== null && data === undefined)
    return <LinkFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <p className="text-ink-soft">Looking for your booking...</p>;
  const show = (view: AnotherDayView | null): void => {
    if (view === null) return void refetch();
    queryClient.setQueryData(queryKey, view);
    void queryClient.invalidateQueries({ queryKey: queryKeys.bookings.all });
  };
  return (
    <>
      <Facts asked={data} />
      {data.state === 'open' ? (
        <Answers token={token} asked={data} onAnswered={show} />
      ) : (
        <>
          <Notice tone={data.state === 'moved' ? 'green' : 'grey'}>{data.sentence}</Notice>
          <LinkButton to={paths.packageList()} variant="secondary">
            See all trips
          </LinkButton>
        </>
      )}
    </>
  );
};

/**
 * The target of both links in the letter of a cancelled departure, which needs no login. Its token is after
 * the `#`. Opening it answers nothing.
 */
export const AnotherDayPage = () => {
  // Another link, opened in the same tab, changes the address alone.
  const { search } = useLocation();
  const token = useBrowserValue<string | null>(readToken, null);
  return (
    <AccountFrame heading={screens.anotherDay.title} text="Your trip cannot leave as planned." picture="/account/register.webp">
      <noscript>
        <Notice tone="amber">Choosing needs JavaScript. Turn it on in your browser's settings and open the link again.</Notice>
      </noscript>
      {token === '' ? <Notice>This link is not complete. Open it from the email again.</Notice> : null}
      {token ? <Asked key={`${token}${search}`} token={token} /> : null}
    </AccountFrame>
  );
};
