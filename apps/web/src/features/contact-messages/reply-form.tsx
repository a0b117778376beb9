import { type InboxMessage, newReplySchema } from '@wayfarer/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changedEntryIn } from '../../shared/admin-list/edited-meanwhile.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../shared/forms/set-field-errors.ts';
import { useLeaveGuard } from '../../shared/forms/use-leave-guard.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextArea } from '../../shared/ui/fields/text-area.tsx';
import { useReply, useShowMessage } from './inbox-queries.ts';

const resolver = schemaResolver(newReplySchema.pick({ reply: true }));

/** A reply by email. Where somebody else was faster nothing is sent: theirs is shown, and this one stays in the form. */
export const ReplyForm = ({ message }: { message: InboxMessage }) => {
  const form = useForm({ defaultValues: { reply: '' }, resolver, mode: 'onTouched' });
  const { mutateAsync } = useReply(message._id);
  const showMessage = useShowMessage();
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState<'open' | 'done' | null>(null);
  const { errors, isDirty } = form.formState;
  useLeaveGuard(isDirty);
  const send = (isDone: boolean) =>
    form.handleSubmit(async ({ reply }) => {
      setFailure(null);
      setSending(isDone ? 'done' : 'open');
      try {
        await mutateAsync({ version: message.version, reply, isDone });
        form.reset();
      } catch (thrown) {
        const current = changedEntryIn<InboxMessage>(thrown);
        if (current) showMessage(current);
        const meanwhile = 'Somebody else has answered or changed this message. You see it as it is now, and nothing was sent.';
        if (current || !setFieldErrors(thrown, form)) setFailure(current ? meanwhile : sentenceOf(thrown));
      } finally {
        setSending(null);
      }
    })();
  return (
    <form
      noValidate
      aria-label="Reply"
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(true);
      }}
    >
      <TextArea
        label="Reply"
        rows={6}
        {...form.register('reply')}
        hint={`Goes to ${message.email} by email, with the message below it.`}
        error={errors.reply?.message}
      />
      {failure === null ? null : <Notice>{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending === 'done'} disabled={sending === 'open'}>
          Send and mark as done
        </Button>
        <Button variant="secondary" busy={sending === 'open'} disabled={sending === 'done'} onClick={() => void send(false)}>
          Send and keep open
        </Button>
      </div>
    </form>
  );
};
