import { screens } from '@wayfarer/contracts/screens';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { RegisterForm } from '../../features/users/register-form.tsx';
import { type FormOutcome, formOutcomeOf } from '../../shared/forms/form-outcome.ts';
import { paths } from '../../shared/paths.ts';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { rich } from '../../shared/words/rich.tsx';
import { t } from '../../shared/words/words.ts';
import { AccountFrame } from './account-frame.tsx';

/**
 * docs/specification.md section 2, Register. After submit it always goes to /login; a failure is shown there.
 */
export const RegisterPage = () => {
  const { state } = useLocation();
  const navigate = useNavigate();

  const leave = async (registration: FormOutcome): Promise<void> => {
    if (registration.failure === null)
      void notify({ title: t('Registration Successful! Welcome aboard, traveler!'), tone: 'green', duration: 4000 });
    await navigate(paths.login(), { state: { registration } });
  };

  return (
    <AccountFrame
      heading={screens.register.title}
      text={t('One account to book, pay for and manage your trips.')}
      picture="/account/register.webp"
    >
      <RegisterForm earlier={formOutcomeOf(state, 'registration')} onFinished={(outcome) => void leave(outcome)} />
      <p className="text-ink-soft">
        {rich('Already have an account? <login>', {
          login: (
            <Link to={paths.login()} className="touchable font-semibold text-accent underline underline-offset-4">
              {t('Login')}
            </Link>
          ),
        })}
      </p>
    </AccountFrame>
  );
};
