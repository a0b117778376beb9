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
import { t, tn } from '../../shared/words/words.ts';
import { AccountFrame } from './account-frame.tsx';
import { LinkFailure } from './link-failure.tsx';

const readToken = (): string => window.location.hash.slice(1);
const readAnswer = (search: string): AnotherDayAnswer | null => {
  const asked = new URLSearchParams(search).get('answer');
  return anotherDayAnswers.find((one) => one === asked) ?? null;
};

const cancelledText = ({ travelDate, startTime: time }: AnotherDayView['cancelled']): string => {
  const day = formatDay(travelDate);
  return time === undefined
    ? t('We have had to cancel the departure on {day}. We are sorry.', { day })
    : t('We have had to cancel the departure on {day} at {time}. We are sorry.', { day, time });
};

const Facts = ({ asked: { package: tour, number, totalPersons, cancelled, reason, letter } }: { asked: AnotherDayView }) => (
  <div className="space-y-3">
    <p className="font-semibold text-ink wrap-anywhere">
      {tn(totalPersons, '{title}, {place}. Booking {number}, {n} person.', '{title}, {place}. Booking {number}, {n} persons.', {
        title: tour.title,
        place: tour.place,
        number,
      })}
    </p>
    <p className="text-ink">{cancelledText(cancelled)}</p>
    {reason === null ? null : <p className="text-ink wrap-anywhere">{reason}</p>}
    {letter === null ? null : (
      <p dir="auto" className="whitespace-pre-line text-ink-soft wrap-anywhere">
        {letter}
      </p>
    )}
  </div>
);

/** A move that something is still owed of. */
const owedText = (persons: number, refund: number, rest: { owed: string; day: string }): string =>
  refund > 0
    ? tn(
        persons,
        'A place is held for you. {refund} goes back to you, because that day costs less. {owed} is still owed, by {day}.',
        '{n} places are held for you. {refund} goes back to you, because that day costs less. {owed} is still owed, by {day}.',
        { refund: formatMoney(refund), ...rest },
      )
    : tn(
        persons,
        'A place is held for you. It costs you nothing. {owed} is still owed, by {day}.',
        '{n} places are held for you. It costs you nothing. {owed} is still owed, by {day}.',
        rest,
      );

const moveText = ({ refund, owed, dueOn, canMove, totalPersons }: AnotherDayView): string => {
  if (!canMove) return t('This is no longer possible.');
  if (owed > 0 && dueOn !== null) return owedText(totalPersons, refund, { owed: formatMoney(owed), day: formatDay(dueOn) });
  return refund > 0
    ? tn(
        totalPersons,
        'A place is held for you. {refund} goes back to you, because that day costs less.',
        '{n} places are held for you. {refund} goes back to you, because that day costs less.',
        { refund: formatMoney(refund) },
      )
    : tn(totalPersons, 'A place is held for you. It costs you nothing.', '{n} places are held for you. It costs you nothing.');
};

const moveLabel = ({ travelDate, startTime: time }: AnotherDayView['other']): string => {
  const day = formatDay(travelDate);
  return time === undefined ? t('Move me to {day}', { day }) : t('Move me to {day} at {time}', { day, time });
};

const cardsOf = (asked: AnotherDayView) => [
  {
    value: 'move' as const,
    label: moveLabel(asked.other),
    text: moveText(asked),
  },
  {
    value: 'money' as const,
    label: asked.money > 0 ? t('Give me my money') : t('Cancel my booking'),
    text:
      asked.money > 0
        ? t('{amount} goes back to you in the way you paid.', { amount: formatMoney(asked.money) })
        : t('You had not paid anything.'),
  },
];

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
  const moneyWords = asked.money > 0 ? t('Confirm: my money back') : t('Confirm: cancel my booking');
  return (
    <div className="space-y-5">
      <p className="font-semibold text-ink">
        {t('Please choose by {moment}. Without an answer you get your money.', { moment: formatMoment(asked.until) })}
      </p>
      {asked.sentence === null ? null : <Notice tone="amber">{asked.sentence}</Notice>}
      <RadioCards
        label={t('What suits you?')}
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
        {answer === 'money' ? moneyWords : t('Confirm the new day')}
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
  if (data === undefined) return <p className="text-ink-soft">{t('Looking for your booking...')}</p>;
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
            {t('See all trips')}
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
    <AccountFrame
      heading={screens.anotherDay.title}
      text={t('Your trip cannot leave as planned.')}
      picture="/account/register.webp"
    >
      <noscript>
        <Notice tone="amber">
          {t("Choosing needs JavaScript. Turn it on in your browser's settings and open the link again.")}
        </Notice>
      </noscript>
      {token === '' ? <Notice>{t('This link is not complete. Open it from the email again.')}</Notice> : null}
      {token ? <Asked key={`${token}${search}`} token={token} /> : null}
    </AccountFrame>
  );
};
