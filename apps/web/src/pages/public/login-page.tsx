import { isStaff, type LoginAnswer } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { LoginForm } from '../../features/users/login-form.tsx';
import { formOutcomeOf } from '../../shared/forms/form-outcome.ts';
import { paths } from '../../shared/paths.ts';
import { aimWordsOf } from '../../shared/session/aim-words.ts';
import { aimOf, readReturnTo } from '../../shared/session/return-to.ts';
import { startSession } from '../../shared/session/session.ts';
import { siteSettings } from '../../shared/site-settings.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { useBrowserValue } from '../../shared/ui/browser/use-browser-value.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { rich } from '../../shared/words/rich.tsx';
import { addressOf, t } from '../../shared/words/words.ts';
import { AccountFrame } from './account-frame.tsx';

/** docs/specification.md section 2, Login. Staff go to /admin, everybody else to the package list. */
export const LoginPage = () => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const registration = formOutcomeOf(state, 'registration');
  const returnTo = useBrowserValue(readReturnTo, null);
  const aim = returnTo === null ? null : aimOf(returnTo);

  const enter = async (answer: LoginAnswer): Promise<void> => {
    startSession(answer);
    void notify({
      title: t('Welcome To {brandName}', { brandName: siteSettings.brandName }),
      text: t("You're logged in successfully."),
      tone: 'green',
      duration: 4000,
    });
    await navigate(isStaff(answer.role) ? paths.adminDashboard() : paths.packageList());
  };

  return (
    <AccountFrame
      heading={screens.login.title}
      text={t('Log in to book a trip and to see your bookings.')}
      picture="/account/login.webp"
    >
      {registration?.failure ? (
        <Notice
          action={
            <LinkButton to={paths.register()} state={state} variant="secondary" size="small">
              {t('Try again')}
            </LinkButton>
          }
        >
          {t('Your account was not created. {problem}', { problem: registration.failure.message })}
        </Notice>
      ) : aim ? (
        <Notice tone="grey">{aimWordsOf(aim).atLogin}</Notice>
      ) : null}
      <noscript>
        {registration?.failure === null ? <Notice tone="green">{t('Your account was created.')}</Notice> : null}
        <Notice tone="amber">
          {rich(
            "Logging in needs JavaScript, and so do booking and paying. Turn it on in your browser's settings and load this page again. You can look at every trip and <contact> without it.",
            {
              contact: (
                <a href={addressOf(paths.contact())} className="underline">
                  {t('write to us')}
                </a>
              ),
            },
          )}
        </Notice>
      </noscript>
      <LoginForm
        username={registration?.failure === null ? (registration.values.username ?? '') : ''}
        showDemoAccounts={siteSettings.demoAccounts}
        onLoggedIn={(answer) => void enter(answer)}
      />
      <p>
        <Link to={paths.forgotPassword()} className="touchable font-semibold text-accent underline underline-offset-4">
          {t('Forgot password?')}
        </Link>
      </p>
      <p className="text-ink-soft">
        {rich('Only want to know when and where it begins? <find> by its booking number.', {
          find: (
            <Link to={paths.findTrip()} className="touchable font-semibold text-accent underline underline-offset-4">
              {t('Find your trip')}
            </Link>
          ),
        })}
      </p>
      <p className="text-ink-soft">
        {rich('New here? <register>', {
          register: (
            <Link to={paths.register()} className="touchable font-semibold text-accent underline underline-offset-4">
              {t('Register')}
            </Link>
          ),
        })}
      </p>
    </AccountFrame>
  );
};
