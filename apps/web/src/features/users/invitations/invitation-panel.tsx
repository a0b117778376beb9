import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Invitation, newInvitationSchema, type StaffRole } from '@wayfarer/contracts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../../shared/forms/set-field-errors.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { confirm } from '../../../shared/ui/overlays/confirm.ts';
import { rolePurposes } from '../role-purposes.ts';
import { roleNames } from '../user-columns.tsx';

const resolver = schemaResolver(newInvitationSchema);
const roles: readonly StaffRole[] = ['desk', 'guide', 'viewer', 'admin'];

type Invited = { email: string; role: StaffRole };

const Open = ({ invitation, mayInvite, onAgain, onWithdraw }: OpenProps) => {
  const { email, role, invitedBy, expiresAt } = invitation;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span className="min-w-0">
        <span className="block font-semibold text-ink [overflow-wrap:anywhere]">{email}</span>
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
type OpenProps = { invitation: Invitation; mayInvite: boolean; onAgain: () => void; onWithdraw: () => void };

/** Inviting staff by email, and the invitations that nobody has accepted yet. */
export const InvitationPanel = ({ mayInvite }: { mayInvite: boolean }) => {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: queryKeys.invitations.all });
  const open = useQuery({
    queryKey: queryKeys.invitations.open,
    queryFn: ({ signal }) => callEndpoint('listInvitations', { signal }),
  });
  const invite = useMutation({ mutationFn: (body: Invited) => callEndpoint('invite', { body }), onSettled });
  const withdraw = useMutation({
    mutationFn: (id: string) => callEndpoint('withdrawInvitation', { params: { id } }),
    onSettled,
  });
  const [told, setTold] = useState<{ tone: 'green' | 'red'; sentence: string } | null>(null);
  const form = useForm<Invited>({ defaultValues: { email: '', role: 'guide' }, resolver, mode: 'onTouched' });
  const { errors } = form.formState;
  const chosen = useWatch({ control: form.control, name: 'role' });

  const send = async ({ email, role }: Invited): Promise<void> => {
    await invite.mutateAsync({ email, role });
    const sentence = `${email} is sent a link that works for 48 hours. Without a mail server the email waits until there is one.`;
    setTold({ tone: 'green', sentence });
  };
  const carryOut = async (act: () => Promise<unknown>): Promise<void> => {
    setTold(null);
    try {
      await act();
    } catch (thrown) {
      if (!setFieldErrors(thrown, form)) setTold({ tone: 'red', sentence: sentenceOf(thrown) });
    }
  };
  const askAndWithdraw = async ({ _id, email }: Invitation): Promise<void> => {
    const text = `The link that ${email} was sent stops working.`;
    if (!(await confirm({ title: 'Withdraw this invitation?', text, confirmLabel: 'Withdraw', tone: 'danger' }))) return;
    await carryOut(() => withdraw.mutateAsync(_id));
  };

  return (
    <Card as="section" aria-labelledby="invitations" className="space-y-4">
      <h2 id="invitations" className="font-bold text-ink text-lead">
        {mayInvite ? 'Invite staff' : 'Invitations'}
      </h2>
      {told === null ? null : <Notice tone={told.tone}>{told.sentence}</Notice>}
      {mayInvite ? (
        <form
          noValidate
          aria-label="Invite staff"
          className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
          onSubmit={(event) =>
            void form.handleSubmit((invited) =>
              carryOut(async () => {
                await send(invited);
                form.reset();
              }),
            )(event)
          }
        >
          <TextField label="Email" type="email" autoComplete="off" {...form.register('email')} error={errors.email?.message} />
          <SelectField
            label="Role"
            options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
            {...form.register('role')}
            error={errors.role?.message}
          />
          <Button type="submit" busy={invite.isPending} className="sm:mt-8">
            Invite
          </Button>
          <p className="text-ink-soft text-small sm:col-span-3">{rolePurposes[chosen]}</p>
        </form>
      ) : null}
      {open.error === null ? null : (
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
            <Open
              key={invitation._id}
              invitation={invitation}
              mayInvite={mayInvite}
              onAgain={() => void carryOut(() => send(invitation))}
              onWithdraw={() => void askAndWithdraw(invitation)}
            />
          ))}
        </ul>
      ) : null}
    </Card>
  );
};
