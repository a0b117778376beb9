import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { paths } from '../../../shared/paths.ts';
import { readSession, startSession } from '../../../shared/session/session.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { t } from '../../../shared/words/words.ts';

/** For somebody who has an account with the invited address: it gets the role, once they are logged in. */
export const JoinPanel = ({ token, email, onJoined }: { token: string; email: string; onJoined: () => void }) => {
  const { token: session } = useSession();
  const join = useMutation({
    mutationFn: () => callEndpoint('joinByInvitation', { body: { token } }),
    onSuccess: ({ role }) => {
      const { token: current, userId } = readSession();
      if (current !== null && userId !== null) startSession({ token: current, role, userId });
      onJoined();
    },
  });
  if (session === null)
    return (
      <>
        <Notice tone="grey">
          {t(
            '{address} already has an account. Log in with it, then open the link in the email again: the account stays as it is and gets the role.',
            { address: email },
          )}
        </Notice>
        <LinkButton to={paths.login()} size="large" className="w-full">
          {t('Log in')}
        </LinkButton>
      </>
    );
  return (
    <>
      {join.isError ? <Notice>{sentenceOf(join.error)}</Notice> : null}
      <p className="text-ink-soft">{t('Your account keeps its bookings and gets the role.')}</p>
      <Button size="large" className="w-full" busy={join.isPending} onClick={() => join.mutate()}>
        {t('Accept with my account')}
      </Button>
    </>
  );
};
