import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type IconButtonProps = {
  /** What it does, for screen readers. */
  label: string;
  icon: ReactNode;
  /** outlined: on pages. plain: in bars and fields. floating: over pictures. */
  variant?: 'plain' | 'outlined' | 'floating';
} & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>;

const variants = {
  plain: 'text-ink hover:bg-hover',
  outlined: 'border border-hairline bg-surface text-ink hover:border-edge',
  floating: 'bg-raised text-ink shadow-bar hover:scale-105',
};

/** A round 44 px button with an icon and a name. */
export const IconButton = ({ label, icon, variant = 'plain', className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    className={classNames(
      'inline-grid size-11 shrink-0 place-items-center rounded-full transition-[background-color,border-color,scale]',
      'disabled:opacity-40 disabled:hover:scale-100',
      variants[variant],
      className,
    )}
  >
    {icon}
  </button>
);
