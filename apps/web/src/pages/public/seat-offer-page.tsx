import { useMutation, useQuery } from '@tanstack/react-query';
import { formatMoney, type SeatOfferView } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AgreedTexts } from '../../features/bookings/form/agreed-texts.tsx';
import { heldUntil } from '../../features/waitlist/wait-words.ts';
import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import { PriceLines } from '../../shared/quote/price-lines.tsx';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { useBrowserValue } from '../../shared/ui/browser/use-browser-value.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { rich } from '../../shared/words/rich.tsx';
import { t, tn } from '../../shared/words/words.ts';
import { AccountFrame } from './account-frame.tsx';
import { LinkFailure } from './link-failure.tsx';

const readToken = (): string => window.location.hash.slice(1);
const LINK = 'touchable font-semibold text-accent underline underline-offset-4';

const Facts = ({ offer }: { offer: SeatOfferView }) => {
  const parts = {
    title: (
      <Link to={paths.packageDetail(offer.package._id)} className={LINK}>
        {offer.package.title}
      </Link>
    ),
    place: offer.package.place,
    day: formatDay(offer.travelDate),
    party: tn(offer.totalPersons, '{n} person', '{n} persons'),
  };
  return (
    <p className="text-ink wrap-anywhere">
      {offer.startTime === undefined
        ? rich('<title>, <place>. <day>, <party>.', parts)
        : rich('<title>, <place>. <day> at <time>, <party>.', { ...parts, time: offer.startTime })}
    </p>
  );
};

const Price = ({ offer: { lines, totalAmount } }: { offer: SeatOfferView }) => (
  <dl className="figures space-y-2 rounded-card border border-hairline p-4 text-small">
    <PriceLines lines={lines} />
    <div className="flex items-baseline justify-between gap-4 border-hairline border-t pt-2 font-semibold">
      <dt className="text-ink">{t('Total')}</dt>
      <dd className="whitespace-nowrap text-ink">{formatMoney(totalAmount)}</dd>
    </div>
  </dl>
);

/** The link to pay, on this site: its token is after the `#`. */
const payPathOf = (url: string): string => `${paths.payLink()}${new URL(url).hash}`;

type OpenProps = { token: string; offer: SeatOfferView; onChanged: () => void; onDeclined: (message: string) => void };

/** The two answers to an offer. */
const Answers = ({ token, offer, onChanged, onDeclined }: OpenProps) => {
  const navigate = useNavigate();
  const book = useMutation({
    mutationFn: () => callEndpoint('bookOffer', { body: { token, totalAmount: offer.totalAmount } }),
    onSuccess: ({ payLink }) => void navigate(payPathOf(payLink)),
    // What the page shows may be out of date: the price, or whether it can be booked.
    onError: onChanged,
  });
  const decline = useMutation({
    mutationFn: () => callEndpoint('declineOffer', { body: { token } }),
    onSuccess: ({ message }) => onDeclined(message),
    onError: onChanged,
  });
  const error = book.error ?? decline.error;
  return (
    <div className="space-y-5">
      <Notice tone="green">{heldUntil(offer.totalPersons, offer.until)}</Notice>
      <Price offer={offer} />
      {error === null ? null : (
        <Notice>
          {error instanceof ApiFailure && error.code === 'PRICE_CHANGED'
            ? t('The price has changed. Please check the new total; nothing is booked yet.')
            : sentenceOf(error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="large" busy={book.isPending} disabled={decline.isPending} onClick={() => book.mutate()}>
          {t('Book now')}
        </Button>
        <Button
          variant="secondary"
          size="large"
          busy={decline.isPending}
          disabled={book.isPending}
          onClick={() => decline.mutate()}
        >
          {t('No, thanks')}
        </Button>
      </div>
      <p className="text-ink-soft text-small">{t('You pay on the next page.')}</p>
      <AgreedTexts />
    </div>
  );
};

const Offer = ({ token }: { token: string }) => {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: laterQueryKeys.waits.offer(token),
    queryFn: () => callEndpoint('openOffer', { body: { token } }),
    retry: false,
    staleTime: 0,
  });
  const [declined, setDeclined] = useState<string | null>(null);
  const others = (
    <LinkButton to={paths.packageList()} variant="secondary">
      {t('See all trips')}
    </LinkButton>
  );
  if (declined !== null)
    return (
      <>
        <Notice tone="green">{declined}</Notice>
        {others}
      </>
    );
  if (error !== null && data === undefined)
    return <LinkFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <p className="text-ink-soft">{t('Looking for your places...')}</p>;
  return (
    <>
      <Facts offer={data} />
      {data.state === 'open' ? (
        <Answers token={token} offer={data} onChanged={() => void refetch()} onDeclined={setDeclined} />
      ) : (
        <>
          <Notice tone={data.state === 'booked' ? 'green' : 'amber'}>{data.sentence}</Notice>
          {data.payLink ? <LinkButton to={payPathOf(data.payLink)}>{t('Go on to pay')}</LinkButton> : null}
          {data.state === 'over' ? (
            <LinkButton to={`${paths.joinWaitlist(data.package._id)}?day=${data.travelDate}`}>
              {t('Join the waitlist again')}
            </LinkButton>
          ) : null}
          {data.state === 'declined' || data.state === 'closed' ? others : null}
        </>
      )}
    </>
  );
};

/** The target of the link in the email of an offer, which needs no login. Its token is after the `#`. */
export const SeatOfferPage = () => {
  // Another link, opened in the same tab, changes the address alone.
  useLocation();
  const token = useBrowserValue<string | null>(readToken, null);
  return (
    <AccountFrame
      heading={screens.seatOffer.title}
      text={t('You waited for places on this trip.')}
      picture="/account/register.webp"
    >
      <noscript>
        <Notice tone="amber">
          {t("Booking needs JavaScript. Turn it on in your browser's settings and open the link again.")}
        </Notice>
      </noscript>
      {token === '' ? <Notice>{t('This link is not complete. Open it from the email again.')}</Notice> : null}
      {token ? <Offer key={token} token={token} /> : null}
    </AccountFrame>
  );
};
