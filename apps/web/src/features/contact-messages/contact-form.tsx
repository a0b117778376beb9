import type { ContactMessage } from '@wayfarer/contracts';
import type { FormOutcome } from '../../shared/forms/form-outcome.ts';
import { usePlainForm } from '../../shared/forms/use-plain-form.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextArea } from '../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { t } from '../../shared/words/words.ts';
import { contactFailureOf, useSendContactMessage } from './use-send-contact-message.ts';

const loadRules = () => import('./contact-message-rules.ts');

export type ContactFormProps = {
  /** The outcome of a message that a browser without JavaScript has posted. */
  earlier: FormOutcome | null;
};

const Thanks = () => (
  <Notice tone="green">{t('Thank you. Your message is on its way to us, and we’ll reply within a day.')}</Notice>
);

/**
 * 'Your question?'. The form clears as soon as it is sent (docs/specification.md section 2); if that fails, a
 * line offers the message back.
 */
export const ContactForm = ({ earlier }: ContactFormProps) => {
  const { mutate, isPending, isSuccess, error, variables, reset: forget } = useSendContactMessage();
  const { element, errors, fill, props } = usePlainForm<ContactMessage>({
    loadRules,
    action: paths.contact(),
    refused: earlier?.failure?.fields,
    send: ({ name, email, message }) => {
      element.current?.reset();
      mutate({ name, email, message });
    },
  });
  const typed = earlier?.failure ? earlier.values : {};
  const restoreMessage = () => {
    fill(variables ?? {});
    forget();
    element.current?.querySelector('textarea')?.focus();
  };
  return (
    <form {...props} aria-labelledby="your-question" className="space-y-5">
      <h2 id="your-question" className="font-bold text-ink text-title">
        {t('Your question?')}
      </h2>
      <TextField
        label={t('Name')}
        autoComplete="name"
        required
        // A browser counts code units, of which a character may have four; the schema counts characters.
        maxLength={480}
        name="name"
        defaultValue={typed.name}
        error={errors.name}
      />
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        name="email"
        defaultValue={typed.email}
        error={errors.email}
      />
      <TextArea
        label={t('Message')}
        rows={6}
        required
        maxLength={20_000}
        name="message"
        defaultValue={typed.message}
        error={errors.message}
      />
      <TextField
        label={t('Subject')}
        hint={t('Leave this empty: it is here to keep robots out.')}
        tabIndex={-1}
        autoComplete="off"
        className={errors.subject === undefined ? 'hidden' : ''}
        name="subject"
        error={errors.subject}
      />
      <Button type="submit" size="large" busy={isPending} busyText={t('Sending...')} className="w-full sm:w-auto">
        {t('Send Message')}
      </Button>
      {isSuccess || earlier?.failure === null ? <Thanks /> : null}
      {earlier?.failure ? <Notice>{earlier.failure.message}</Notice> : null}
      {error === null ? null : (
        <Notice
          action={
            <Button size="small" variant="secondary" onClick={restoreMessage}>
              {t('Restore my message')}
            </Button>
          }
        >
          {contactFailureOf(error)}
        </Notice>
      )}
    </form>
  );
};
