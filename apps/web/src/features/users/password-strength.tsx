import { classNames } from '../../shared/ui/class-names.ts';
import { t } from '../../shared/words/words.ts';
import { passwordStrengthOf } from './password-strength-of.ts';

const colours = ['bg-red', 'bg-red', 'bg-warm', 'bg-accent', 'bg-green'] as const;

/** Four bars and a word under a new password; before the first letter it states the requirement. */
export const PasswordStrength = ({ password, username }: { password: string; username: string }) => {
  const { score, word } = passwordStrengthOf(password, username);
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="flex w-24 shrink-0 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={classNames(
              'h-1.5 grow rounded-full transition-colors',
              password !== '' && bar <= Math.max(score, 1) ? colours[score] : 'bg-grey-soft',
            )}
          />
        ))}
      </span>
      <output>{password === '' ? t('At least 8 characters.') : score === 1 ? t('Weak: easy to guess') : word}</output>
    </span>
  );
};
