import { screens } from '@wayfarer/contracts/screens';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ForgotPasswordForm } from '../../features/users/forgot-password-form.tsx';
import { formOutcomeOf } from '../../shared/forms/form-outcome.ts';
import { paths } from '../../shared/paths.ts';
import { offerReturnTo } from '../../shared/session/return-to.ts';
import { rich } from '../../shared/words/rich.tsx';
import { t } from '../../shared/words/words.ts';
import { AccountFrame } from './account-frame.tsx';

/** Requests a link by email. The answer is the same for every address. */
export const ForgotPasswordPage = () => {
  const { state } = useLocation();
  useEffect(offerReturnTo, []);
  return (
    <AccountFrame
      heading={screens.forgotPassword.title}
      text={t('Enter the email address of your account. We’ll email you your username and a link to reset your password.')}
      picture="/account/login.webp"
    >
      <ForgotPasswordForm earlier={formOutcomeOf(state, 'forgotten')} />
      <p className="text-ink-soft">
        {rich('Remembered it? <login>', {
          login: (
            <Link to={paths.login()} className="font-semibold text-accent underline underline-offset-4">
              {t('Login')}
            </Link>
          ),
        })}
      </p>
    </AccountFrame>
  );
};
