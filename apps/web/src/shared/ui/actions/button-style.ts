import { classNames } from '../class-names.ts';

/**
 * primary: the next step. secondary: other actions. quiet: minor ones. danger: destructive. warm: call to
 * action in a hero. ink: in bars.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'warm' | 'ink';
/** regular and large are 44 and 52 px high; small looks 36 px high and has a touch target of 44 px. */
export type ButtonSize = 'small' | 'regular' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge bg-transparent text-ink hover:border-ink hover:bg-hover',
  quiet: 'bg-transparent text-ink hover:bg-hover',
  danger: 'bg-red-fill text-white hover:brightness-90',
  ink: 'bg-ink text-page hover:bg-ink-soft',
  warm: 'bg-warm text-on-warm hover:brightness-105',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-small after:absolute after:inset-x-0 after:-inset-y-[5px]',
  regular: 'min-h-11 px-5 text-body',
  large: 'min-h-13 px-7 text-body',
};

/** The styles that Button and LinkButton share. */
export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, className?: string): string =>
  classNames(
    'relative inline-flex select-none items-center justify-center gap-2 rounded-control text-center font-semibold no-underline',
    'transition-[background-color,border-color,filter,scale] active:scale-[0.98]',
    'disabled:opacity-50 disabled:active:scale-100 aria-disabled:active:scale-100',
    variants[variant],
    sizes[size],
    className,
  );
