import { type InboxMessage, newReplySchema } from '@wayfarer/contracts';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { changedEntryIn } from '../../shared/admin-list/form/edited-meanwhile.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { insertAtCursor } from '../../shared/forms/insert-at-cursor.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../shared/forms/set-field-errors.ts';
import { useLeaveGuard } from '../../shared/forms/use-leave-guard.ts';
import { languageWords } from '../../shared/language/language-words.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextArea } from '../../shared/ui/fields/text-area.tsx';
import { AnswersButton } from './answers/answers-button.tsx';
import { useReply } from './inbox-queries.ts';

const readsWords = (language: InboxMessage['language']): string =>
  language === undefined
    ? ''
    : ` It was written on a page in ${languageWords(language)}, and the email is in ${languageWords(language)} around it.`;

const resolver = schemaResolver(newReplySchema.pick({ reply: true }));

/**
 * A reply by email. If somebody else was faster nothing is sent: their change is shown, and this reply stays
 * in the form.
 */
export const ReplyForm = ({ message }: { message: InboxMessage }) => {
  const form = useForm({ defaultValues: { reply: '' }, resolver, mode: 'onTouched' });
  const { mutateAsync, isPending, variables } = useReply(message._id);
  const [failure, setFailure] = useState<string | null>(null);
  const isSending = (isDone: boolean): boolean => isPending && variables.isDone === isDone;
  const { errors, isDirty } = form.formState;
  useLeaveGuard(isDirty);
  const area = useRef<HTMLTextAreaElement | null>(null);
  const reply = form.register('reply');
  const putIn = (text: string): void => {
    if (area.current === null) return;
    insertAtCursor(area.current, text, (value) => form.setValue('reply', value, { shouldDirty: true, shouldTouch: true }));
  };
  const send = (isDone: boolean) =>
    form.handleSubmit(async ({ reply }) => {
      setFailure(null);
      try {
        await mutateAsync({ version: message.version, reply, isDone });
        form.reset();
      } catch (thrown) {
        const isChanged = changedEntryIn<InboxMessage>(thrown) !== null;
        const meanwhile = 'Somebody else has answered or changed this message. It is shown as it is now, and nothing was sent.';
        if (isChanged || !setFieldErrors(thrown, form)) setFailure(isChanged ? meanwhile : sentenceOf(thrown));
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
        {...reply}
        ref={(element) => {
          reply.ref(element);
          area.current = element;
        }}
        hint={`Goes to ${message.email} by email, with the message below it.${readsWords(message.language)}`}
        error={errors.reply?.message}
      />
      {failure === null ? null : <Notice>{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending(true)} disabled={isSending(false)}>
          Send and mark as done
        </Button>
        <Button variant="secondary" busy={isSending(false)} disabled={isSending(true)} onClick={() => void send(false)}>
          Send and keep open
        </Button>
        <AnswersButton name={message.name} onChoose={putIn} field={() => area.current} />
      </div>
    </form>
  );
};
