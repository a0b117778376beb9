import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

export type CardProps = {
  /** `section` if the card has a heading of its own. */
  as?: 'div' | 'section';
  /** False if a picture or table reaches the card's edges. */
  padded?: boolean;
} & ComponentProps<'div'>;

/** A surface with a hairline border and no shadow. */
export const Card = ({ as: Element = 'div', padded = true, className, ...rest }: CardProps) => (
  <Element
    {...rest}
    className={classNames('overflow-clip rounded-card border border-hairline bg-surface', padded && 'p-5 sm:p-6', className)}
  />
);
