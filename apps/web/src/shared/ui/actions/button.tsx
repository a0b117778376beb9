import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

export type ButtonProps = {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Keeps width and focus, shows a spinner, and ignores every press until it ends. */
  busy?: boolean;
  /**
   * Replaces the spinner while busy, e.g. 'Sending...'; the button is wide enough for both from the start.
   */
  busyText?: string;
  icon?: ReactNode;
} & Omit<ComponentProps<'button'>, 'children'>;

/** `type` is 'button' by default, so that none submits a form by accident. */
export const Button = ({
  children,
  variant = 'primary',
  size = 'regular',
  busy = false,
  busyText,
  icon,
  className,
  onClick,
  ...rest
}: ButtonProps) => {
  // Not `disabled`: the focus would be lost. A submit button is stopped here too, before the form is
  // submitted.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonStyle(variant, size, className)}
    >
      <span className="grid place-items-center *:col-start-1 *:row-start-1">
        <span
          aria-hidden={(busy && busyText !== undefined) || undefined}
          className={classNames(
            'inline-flex items-center justify-center gap-2',
            busy && (busyText === undefined ? 'opacity-0' : 'invisible'),
          )}
        >
          {icon}
          {children}
        </span>
        {busyText === undefined ? null : (
          <span aria-hidden={!busy || undefined} className={busy ? undefined : 'invisible'}>
            {busyText}
          </span>
        )}
        {busy && busyText === undefined ? <Spinner /> : null}
      </span>
    </button>
  );
};
