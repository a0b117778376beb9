import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';

/** Sends an email to the admin's own address, and tells what the mail server said. */
export const TestEmail = () => {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => callEndpoint('sendTestEmail', {}) });
  return (
    <div className="mt-4 space-y-3">
      {error === null ? null : <Notice>{sentenceOf(error)}</Notice>}
      <p aria-live="polite" className="wrap-anywhere text-ink empty:hidden">
        {data === undefined || isPending ? '' : `The mail server took it. Look into the mailbox of ${data.sentTo}.`}
      </p>
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        Send me a test email
      </Button>
    </div>
  );
};
