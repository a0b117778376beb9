import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { t } from '../../words/words.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldWords } from './field.tsx';

export type PasswordFieldProps = {
  autoComplete: 'current-password' | 'new-password';
} & FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'type'>;

/** A password with show/hide and a caps lock warning. */
export const PasswordField = ({
  label,
  hint,
  error,
  optional,
  className,
  id,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...input
}: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));
  const capsHint = capsLock ? <span className="font-medium text-amber">{t('Caps lock is on.')}</span> : hint;
  return (
    <Field label={label} hint={capsHint} error={error} optional={optional ?? false} className={className} id={id}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={classNames(controlStyle, 'pe-12')}
            onKeyDown={(event) => {
              watchCapsLock(event);
              onKeyDown?.(event);
            }}
            onKeyUp={(event) => {
              watchCapsLock(event);
              onKeyUp?.(event);
            }}
            onBlur={(event) => {
              setCapsLock(false);
              onBlur?.(event);
            }}
          />
          <IconButton
            label={shown ? t('Hide password') : t('Show password')}
            icon={shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
            className="absolute inset-y-0 end-0.5 my-auto text-ink-soft noscript:hidden"
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  );
};
