import { useMutation } from '@tanstack/react-query';
import { screens } from '@wayfarer/contracts/screens';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { useBrowserValue } from '../../shared/ui/browser/use-browser-value.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { t } from '../../shared/words/words.ts';
import { AccountFrame } from './account-frame.tsx';

const readToken = () => window.location.hash.slice(1);

/** The target of a confirmation link. It needs a press, because mail programs open links automatically. */
export const ConfirmEmailPage = () => {
  const token = useBrowserValue<string | null>(readToken, null);
  const confirmation = useMutation({ mutationFn: (body: { token: string }) => callEndpoint('confirmEmail', { body }) });
  return (
    <AccountFrame
      heading={screens.confirmEmail.title}
      text={t('Confirm your email address so you don’t miss updates about your trips.')}
      picture="/account/register.webp"
    >
      <noscript>
        <Notice tone="amber">
          {t("Confirming an address needs JavaScript. Turn it on in your browser's settings and open the link again.")}
        </Notice>
      </noscript>
      {confirmation.isError ? <Notice>{sentenceOf(confirmation.error)}</Notice> : null}
      {token === '' ? (
        <Notice>{t('This link is not complete. Open it from the email, or ask for a new one in your account.')}</Notice>
      ) : null}
      {confirmation.isSuccess ? (
        <>
          <Notice tone="green">{t('Your address is confirmed.')}</Notice>
          <LinkButton to={paths.account()} size="large" className="w-full">
            {t('See your account')}
          </LinkButton>
        </>
      ) : token ? (
        <Button size="large" className="w-full" busy={confirmation.isPending} onClick={() => confirmation.mutate({ token })}>
          {t('Confirm this address')}
        </Button>
      ) : null}
    </AccountFrame>
  );
};
