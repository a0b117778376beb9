import type { Invitation } from '@wayfarer/contracts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { roleNames } from '../role-words.ts';

type OpenInvitationProps = {
  invitation: Invitation;
  mayInvite: boolean;
  onAgain: () => void;
  onWithdraw: () => void;
};

/** An invitation that nobody has accepted yet. */
export const OpenInvitation = ({ invitation, mayInvite, onAgain, onWithdraw }: OpenInvitationProps) => {
  const { email, role, invitedBy, expiresAt } = invitation;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span className="min-w-0">
        <span className="wrap-anywhere block font-semibold text-ink">{email}</span>
        <span className="block text-ink-soft text-small">
          {roleNames[role]}, invited by {invitedBy ?? 'a deleted user'}; the link ends on {formatMoment(expiresAt)}
        </span>
      </span>
      {mayInvite ? (
        <span className="flex gap-2">
          <Button variant="secondary" size="small" aria-label={`Send again to ${email}`} onClick={onAgain}>
            Send again
          </Button>
          <Button variant="quiet" size="small" aria-label={`Withdraw the invitation of ${email}`} onClick={onWithdraw}>
            Withdraw
          </Button>
        </span>
      ) : null}
    </li>
  );
};
