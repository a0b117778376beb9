import { screens } from '@wayfarer/contracts/screens';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../../features/account/account-queries.ts';
import { CalendarSection } from '../../features/account/calendar/calendar-section.tsx';
import { DeletionSection } from '../../features/account/deletion-section.tsx';
import { DetailsSection } from '../../features/account/details-section.tsx';
import { EmailSection } from '../../features/account/email-section.tsx';
import { ExportSection } from '../../features/account/export-section.tsx';
import { PasskeysSection } from '../../features/account/passkeys-section.tsx';
import { PasswordSection } from '../../features/account/password-section.tsx';
import { SessionsSection } from '../../features/account/sessions-section.tsx';
import { TwoFactorSection } from '../../features/account/two-factor-section.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { paths } from '../../shared/paths.ts';
import { beginLogout } from '../../shared/session/logout-state.ts';
import { endSession } from '../../shared/session/session.ts';
import { clearTabStorage } from '../../shared/session/storage.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { t } from '../../shared/words/words.ts';

const Loading = () => (
  <LoadingBlock text={t('Loading your account...')}>
    <div className="space-y-5">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-64 rounded-card" />
      ))}
    </div>
  </LoadingBlock>
);

const Sections = () => {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useAccount();
  const mayCheckIn = useMay('check-in');

  const leave = (): void => {
    beginLogout();
    endSession();
    clearTabStorage();
    void notify({ title: t('Your account is deleted'), text: t('Safe travels!'), tone: 'green', duration: 4000 });
    void navigate(paths.home());
  };

  if (data === undefined && error === null) return <Loading />;
  if (data === undefined) return <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <div className="space-y-5">
      <DetailsSection
        key={JSON.stringify([data.name, data.phone, data.invoiceTo, data.language])}
        name={data.name}
        phone={data.phone}
        invoiceTo={data.invoiceTo}
        language={data.language}
        onSaved={() => void notify({ title: t('Your details are saved'), tone: 'green' })}
      />
      <EmailSection key={data.email} email={data.email} isEmailVerified={data.isEmailVerified} />
      <PasswordSection username={data.username} />
      <TwoFactorSection {...data.twoFactor} />
      <PasskeysSection passkeys={data.passkeys} asksForCode={data.twoFactor.isOn} />
      <SessionsSection sessions={data.sessions} />
      {mayCheckIn ? <CalendarSection /> : null}
      <ExportSection />
      <DeletionSection asksForCode={data.twoFactor.isOn} onDeleted={leave} />
    </div>
  );
};

/** The account of the current user. */
export const AccountPage = () => {
  const { data } = useAccount();
  return (
    <div className="gutters space-y-8 py-10 sm:py-14">
      <PageHeading
        title={screens.account.title}
        text={data ? t('Your username is {username}.', { username: data.username }) : t('Your details and login.')}
      >
        {screens.account.title}
      </PageHeading>
      <Sections />
    </div>
  );
};
