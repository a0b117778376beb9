import { useMutation, useQuery } from '@tanstack/react-query';
import { formatMoney, type PayLink } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { Link } from 'react-router-dom';
import { CancelCosts } from '../../features/payments/choice/cancel-costs.tsx';
import { PaymentChoiceFields } from '../../features/payments/choice/payment-choice-fields.tsx';
import { RestFigures } from '../../features/payments/choice/rest-figures.tsx';
import { usePaymentChoice } from '../../features/payments/choice/use-payment-choice.ts';
import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { bookedWords, restOf } from '../../shared/deposit/booking-money.ts';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { useBrowserValue } from '../../shared/ui/browser/use-browser-value.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { rich } from '../../shared/words/rich.tsx';
import { t, tn } from '../../shared/words/words.ts';
import { AccountFrame } from './account-frame.tsx';
import { LinkFailure } from './link-failure.tsx';

const KEPT = 'wayfarer.payLink';

/** Of the link; or as kept while the payment page was open, which leads back without it. */
const readToken = (): string => window.location.hash.slice(1) || (window.sessionStorage.getItem(KEPT) ?? '');

const Facts = ({ link }: { link: PayLink }) => (
  <p className="text-ink wrap-anywhere">
    {rich('<title>, <day>, <party>. Booking <number>. Total <amount>.', {
      title: <strong>{link.package.title}</strong>,
      day: formatDay(link.travelDate),
      party: tn(link.totalPersons, '{n} person', '{n} persons'),
      number: link.number,
      amount: formatMoney(link.totalAmount),
    })}
  </p>
);

const LINK = 'touchable font-semibold text-accent underline underline-offset-4';

/** What comes next. Whether the customer has an account with a password is nobody's business but theirs. */
const Paid = () => (
  <>
    <Notice tone="green">{t('Your booking is paid and confirmed.')}</Notice>
    <p className="text-ink">
      {rich(
        'Your voucher and invoice come by email, if the agency has your address. <login> to see your trip here. No password yet? <password> with the address that the email came to.',
        {
          login: (
            <Link to={paths.login()} className={LINK}>
              {t('Log in')}
            </Link>
          ),
          password: (
            <Link to={paths.forgotPassword()} className={LINK}>
              {t('Choose one')}
            </Link>
          ),
        },
      )}
    </p>
  </>
);

type PayableProps = {
  token: string;
  link: PayLink;
  /** The server refused: the booking may no longer be what the page shows. */
  onRefused: () => void;
};

/** How much is paid, and the button to the payment page; of a confirmed booking what it still owes. */
const Payable = ({ token, link, onRefused }: PayableProps) => {
  const choice = usePaymentChoice(link);
  const pay = useMutation({
    mutationFn: () => callEndpoint('payByLink', { body: { token, ...choice.sent() } }),
    onSuccess: ({ url }) => {
      window.sessionStorage.setItem(KEPT, token);
      window.location.assign(url);
    },
    onError: onRefused,
  });
  const refused = pay.error instanceof ApiFailure ? pay.error.fields.amount : undefined;
  const isAtField = refused !== undefined && choice.value === 'part';
  const booked = bookedWords(link);
  return (
    <div className="space-y-5">
      {booked === null ? (
        <p className="text-ink-soft">{t('Your seats are held until {moment}.', { moment: formatMoment(link.payUntil) })}</p>
      ) : (
        <Notice tone={restOf(link)?.isOverdue ? 'amber' : 'green'}>{booked}</Notice>
      )}
      <RestFigures money={link} />
      <PaymentChoiceFields choice={choice} refused={refused} onType={pay.reset} />
      {pay.error === null || isAtField ? null : <Notice>{refused ?? sentenceOf(pay.error)}</Notice>}
      <Button busy={pay.isPending} onClick={() => (choice.isReady() ? pay.mutate() : undefined)}>
        {Number.isNaN(choice.amount) ? t('Pay') : t('Pay {amount}', { amount: formatMoney(choice.amount) })}
      </Button>
      {link.plan && booked === null ? <CancelCosts terms={link} /> : null}
    </div>
  );
};

const Booking = ({ token }: { token: string }) => {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: laterQueryKeys.payLinks.of(token),
    queryFn: () => callEndpoint('openPayLink', { body: { token } }),
    retry: false,
  });
  if (error !== null && data === undefined)
    return <LinkFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <p className="text-ink-soft">{t('Looking for your booking...')}</p>;
  return (
    <>
      <Facts link={data} />
      {data.state === 'paid' ? <Paid /> : null}
      {data.sentence === null ? null : <Notice>{data.sentence}</Notice>}
      {data.state === 'open' ? <Payable token={token} link={data} onRefused={() => void refetch()} /> : null}
    </>
  );
};

/** The target of a link to pay, which needs no login. Its token is after the `#`, which no server sees. */
export const PayLinkPage = () => {
  const token = useBrowserValue<string | null>(readToken, null);
  return (
    <AccountFrame heading={screens.payLink.title} text={t('The agency has booked for you.')} picture="/account/register.webp">
      <noscript>
        <Notice tone="amber">
          {t("Paying needs JavaScript. Turn it on in your browser's settings and open the link again.")}
        </Notice>
      </noscript>
      {token === '' ? (
        <Notice>{t('This link is not complete. Open it from the email again, or ask for a new one.')}</Notice>
      ) : null}
      {token ? <Booking key={token} token={token} /> : null}
    </AccountFrame>
  );
};
