import type { ContactMessage } from '@wayfarer/contracts';
import { useForm } from 'react-hook-form';
import { laterResolver } from '../../shared/forms/later-resolver.ts';
import { useFirstFocus } from '../../shared/forms/use-first-focus.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextArea } from '../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { contactFailureOf, useSendContactMessage } from './use-send-contact-message.ts';

const loadRules = () => import('./contact-message-rules.ts');

const empty: ContactMessage = { name: '', email: '', message: '' };

/** 'Your question?'. The form clears as soon as it is sent (docs/specification.md section 2); if that fails, a line offers the message back. */
export const ContactForm = () => {
  const formElement = useFirstFocus(loadRules);
  const { register, handleSubmit, reset, formState, setFocus } = useForm<ContactMessage>({
    resolver: laterResolver(loadRules),
    defaultValues: empty,
  });
  const { mutate, isPending, isSuccess, error, variables, reset: forget } = useSendContactMessage();
  const send = (message: ContactMessage) => {
    reset(empty);
    mutate(message);
  };
  const giveBack = () => {
    reset(variables ?? empty);
    forget();
    setFocus('message');
  };
  const errorOf = (field: keyof ContactMessage) => formState.errors[field]?.message;
  return (
    <form
      noValidate
      ref={formElement}
      onSubmit={(event) => void handleSubmit(send)(event)}
      aria-labelledby="your-question"
      className="space-y-5"
    >
      <h2 id="your-question" className="font-bold text-ink text-title">
        Your question?
      </h2>
      <TextField label="Name" autoComplete="name" required maxLength={120} error={errorOf('name')} {...register('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        error={errorOf('email')}
        {...register('email')}
      />
      <TextArea label="Message" rows={6} required maxLength={5000} error={errorOf('message')} {...register('message')} />
      <Button type="submit" size="large" busy={isPending} busyText="Sending..." className="w-full sm:w-auto">
        Send Message
      </Button>
      {isSuccess ? <Notice tone="green">Thank you. Your message is on its way to us, and we answer within a day.</Notice> : null}
      {error === null ? null : (
        <Notice
          action={
            <Button size="small" variant="secondary" onClick={giveBack}>
              Bring my message back
            </Button>
          }
        >
          {contactFailureOf(error)}
        </Notice>
      )}
    </form>
  );
};
