import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

export type LinkButtonProps = {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
} & Omit<LinkProps, 'children'>;

/** A link that looks like a button: it goes somewhere, a Button does something. */
export const LinkButton = ({ children, variant = 'primary', size = 'regular', icon, className, ...rest }: LinkButtonProps) => (
  <Link {...rest} className={buttonStyle(variant, size, className)}>
    {icon}
    {children}
  </Link>
);
