import { useMutation } from '@tanstack/react-query';
import type { AcceptInvitation } from '@wayfarer/contracts';
import { useRef, useState } from 'react';
import { ApiFailure, sentenceOf } from '../../../shared/api/api-failure.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import type { FieldErrors } from '../../../shared/forms/check-form.ts';
import { usePlainForm } from '../../../shared/forms/use-plain-form.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { t } from '../../../shared/words/words.ts';
import { NewPasswordField, NewUsernameField } from '../new-account-fields.tsx';

const loadRules = () => import('./accept-rules.ts');

type AcceptFormProps = {
  token: string;
  onAccepted: () => void;
  /** Called if there is an account with this address by now. */
  onTaken: () => void;
};

/** A new account for the invited person. What is refused stays in its field, and the link keeps working. */
export const AcceptForm = ({ token, onAccepted, onTaken }: AcceptFormProps) => {
  const accept = useMutation({ mutationFn: (body: AcceptInvitation) => callEndpoint('acceptInvitation', { body }) });
  const sending = useRef(false);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<FieldErrors>({});
  const send = async (values: AcceptInvitation): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setRefused({});
    try {
      await accept.mutateAsync(values);
      onAccepted();
    } catch (thrown) {
      sending.current = false;
      if (!(thrown instanceof ApiFailure)) return;
      if (thrown.code === 'EMAIL_TAKEN') onTaken();
      setRefused(thrown.code === 'USERNAME_TAKEN' ? { username: thrown.message } : thrown.fields);
    }
  };
  const { errors, props } = usePlainForm({ loadRules, action: paths.acceptInvitation(), send });
  return (
    <form {...props} className="space-y-5">
      {accept.isError && Object.keys(refused).length === 0 ? <Notice>{sentenceOf(accept.error)}</Notice> : null}
      <input type="hidden" name="token" value={token} />
      <NewUsernameField
        onChange={(text) => {
          setUsername(text);
          setRefused({});
        }}
        error={errors.username ?? refused.username}
      />
      <NewPasswordField
        password={password}
        username={username}
        onChange={(text) => {
          setPassword(text);
          setRefused({});
        }}
        error={errors.password ?? refused.password}
      />
      <Button type="submit" size="large" className="w-full" busy={accept.isPending}>
        {t('Accept invitation')}
      </Button>
    </form>
  );
};
