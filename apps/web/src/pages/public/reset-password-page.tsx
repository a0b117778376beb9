import { screens } from '@wayfarer/contracts/screens';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ResetPasswordForm } from '../../features/users/reset-password-form.tsx';
import { paths } from '../../shared/paths.ts';
import { takeReturnTo } from '../../shared/session/return-to.ts';
import { endSession } from '../../shared/session/session.ts';
import { useBrowserValue } from '../../shared/ui/browser/use-browser-value.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { t } from '../../shared/words/words.ts';
import { AccountFrame } from './account-frame.tsx';

const readLink = () => window.location.hash.slice(1);

/** The target of the emailed link. Its token is after the `#`, which no server sees. */
export const ResetPasswordPage = () => {
  const navigate = useNavigate();
  const link = useBrowserValue<string | null>(readLink, null);
  useEffect(takeReturnTo, []);

  const leave = async (): Promise<void> => {
    // It ended on the server with the old password, if it was this account's.
    endSession();
    void notify({ title: t('Your password has changed'), text: t('Log in with the new one.'), tone: 'green', duration: 4000 });
    await navigate(paths.login(), { replace: true });
  };

  return (
    <AccountFrame
      heading={screens.resetPassword.title}
      text={t('You’ll be logged out on all devices.')}
      picture="/account/login.webp"
    >
      <noscript>
        <Notice tone="amber">
          {t("Choosing a new password needs JavaScript. Turn it on in your browser's settings and open the link again.")}
        </Notice>
      </noscript>
      {link === null ? null : <ResetPasswordForm link={link} onChanged={() => void leave()} />}
    </AccountFrame>
  );
};
