import { useQuery } from '@tanstack/react-query';
import type { OpenedInvitation } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AcceptForm } from '../../features/users/invitations/accept-form.tsx';
import { JoinPanel } from '../../features/users/invitations/join-panel.tsx';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { paths } from '../../shared/paths.ts';
import { siteSettings } from '../../shared/site-settings.ts';
import { useBrowserValue } from '../../shared/ui/browser/use-browser-value.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { rich } from '../../shared/words/rich.tsx';
import { t } from '../../shared/words/words.ts';
import { AccountFrame } from './account-frame.tsx';
import { LinkFailure } from './link-failure.tsx';

const readToken = () => window.location.hash.slice(1);

const Sentence = ({ invitation: { invitedBy, email, role } }: { invitation: OpenedInvitation }) => {
  const parts = { inviter: invitedBy, address: <strong>{email}</strong>, agency: siteSettings.brandName };
  const asWhat: Readonly<Record<OpenedInvitation['role'], ReactNode>> = {
    desk: rich('<inviter> invites <address> to join <agency> to handle bookings and messages.', parts),
    'desk-lead': rich('<inviter> invites <address> to join <agency> to lead the desk.', parts),
    guide: rich('<inviter> invites <address> to join <agency> as a guide.', parts),
    viewer: rich('<inviter> invites <address> to join <agency> to see how the agency is doing.', parts),
    admin: rich('<inviter> invites <address> to join <agency> as an admin.', parts),
  };
  return <p className="text-ink wrap-anywhere">{asWhat[role]}</p>;
};

const Invitation = ({ token }: { token: string }) => {
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: laterQueryKeys.invitations.of(token),
    queryFn: () => callEndpoint('openInvitation', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error !== null) return <LinkFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <p className="text-ink-soft">{t('Looking for your invitation...')}</p>;
  const accepted = async (): Promise<void> => {
    void notify({ title: t('Your account is ready'), text: t('Log in with it.'), tone: 'green', duration: 4000 });
    await navigate(paths.login(), { replace: true });
  };
  return (
    <>
      <Sentence invitation={data} />
      {data.hasAccount ? (
        <JoinPanel token={token} email={data.email} onJoined={() => void navigate(paths.adminDashboard(), { replace: true })} />
      ) : (
        <AcceptForm token={token} onAccepted={() => void accepted()} onTaken={() => void refetch()} />
      )}
    </>
  );
};

/** The target of an invitation link. Its token is after the `#`, which no server sees. */
export const AcceptInvitationPage = () => {
  const token = useBrowserValue<string | null>(readToken, null);
  return (
    <AccountFrame
      heading={screens.acceptInvitation.title}
      text={t('You were invited by email.')}
      picture="/account/register.webp"
    >
      <noscript>
        <Notice tone="amber">
          {t("Accepting an invitation needs JavaScript. Turn it on in your browser's settings and open the link again.")}
        </Notice>
      </noscript>
      {token === '' ? (
        <Notice>{t('This link is not complete. Open it from the email again, or ask for a new invitation.')}</Notice>
      ) : null}
      {token ? <Invitation key={token} token={token} /> : null}
    </AccountFrame>
  );
};
