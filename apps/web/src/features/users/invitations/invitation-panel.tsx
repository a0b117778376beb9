import type { Invitation, NewInvitation } from '@wayfarer/contracts';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { confirm } from '../../../shared/ui/overlays/confirm.ts';
import { useInvite, useOpenInvitations, useWithdrawInvitation } from './invitation-queries.ts';
import { InviteForm } from './invite-form.tsx';
import { OpenInvitation } from './open-invitation.tsx';

/** Inviting staff by email, and the invitations that nobody has accepted yet. */
export const InvitationPanel = ({ mayInvite }: { mayInvite: boolean }) => {
  const open = useOpenInvitations();
  const invite = useInvite();
  const withdraw = useWithdrawInvitation();
  const [told, setTold] = useState<{ tone: 'green' | 'red'; sentence: string } | null>(null);
  const refuse = (thrown: unknown): void => setTold({ tone: 'red', sentence: sentenceOf(thrown) });

  const send = async ({ email, role }: NewInvitation): Promise<void> => {
    setTold(null);
    await invite.mutateAsync({ email, role });
    const sentence = `${email} is sent a link that works for 48 hours. Without a mail server the email waits until there is one.`;
    setTold({ tone: 'green', sentence });
  };
  const askAndWithdraw = async ({ _id, email }: Invitation): Promise<void> => {
    setTold(null);
    const text = `The link sent to ${email} stops working.`;
    if (await confirm({ title: 'Withdraw this invitation?', text, confirmLabel: 'Withdraw', tone: 'danger' }))
      await withdraw.mutateAsync(_id);
  };

  return (
    <Card as="section" aria-labelledby="invitations" className="space-y-4">
      <h2 id="invitations" className="font-bold text-ink text-lead">
        {mayInvite ? 'Invite staff' : 'Invitations'}
      </h2>
      {told === null ? null : <Notice tone={told.tone}>{told.sentence}</Notice>}
      {mayInvite ? <InviteForm busy={invite.isPending} send={send} onRefused={refuse} /> : null}
      {open.error === null ? null : (
        // Shown beside the list of users, which reports its own failures.
        <Notice
          tone="grey"
          action={
            <Button variant="secondary" size="small" busy={open.isFetching} onClick={() => void open.refetch()}>
              Load invitations
            </Button>
          }
        >
          The open invitations could not be loaded.
        </Notice>
      )}
      {open.data && open.data.length > 0 ? (
        <ul aria-label="Open invitations" className="divide-y divide-hairline border-hairline border-t">
          {open.data.map((invitation) => (
            <OpenInvitation
              key={invitation._id}
              invitation={invitation}
              mayInvite={mayInvite}
              onAgain={() => void send(invitation).catch(refuse)}
              onWithdraw={() => void askAndWithdraw(invitation).catch(refuse)}
            />
          ))}
        </ul>
      ) : null}
    </Card>
  );
};
