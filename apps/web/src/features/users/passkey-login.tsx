import { useMutation } from '@tanstack/react-query';
import type { LoginAnswer } from '@wayfarer/contracts';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { t } from '../../shared/words/words.ts';

const load = () => import('./log-in-with-passkey.ts');
const prepare = () => void load().catch(() => null);

/**
 * A login with a passkey, in place of username and password. Its code loads when the button is about to be
 * pressed.
 */
export const PasskeyLogin = ({ onLoggedIn }: { onLoggedIn: (answer: LoginAnswer) => void }) => {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => (await loadPart(load)).logInWithPasskey(),
    onSuccess: onLoggedIn,
    onError: (thrown) => console.error('Login failed', thrown),
  });
  return (
    <div className="space-y-4 noscript:hidden">
      {error === null ? null : <Notice>{sentenceOf(error)}</Notice>}
      <Button
        variant="secondary"
        size="large"
        className="w-full"
        busy={isPending || isSuccess}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => mutate()}
      >
        {t('Log in with a passkey')}
      </Button>
    </div>
  );
};
