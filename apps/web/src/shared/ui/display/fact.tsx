import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The style of a link within a fact. */
export const factLinkStyle = 'touchable underline decoration-hairline underline-offset-4 hover:decoration-ink';

type FactProps = {
  name: string;
  /** Takes a full line: a long value would be too narrow beside the others. */
  wide?: boolean;
  children: ReactNode;
};

/** A name and its value on an admin's detail screen. */
export const Fact = ({ name, wide = false, children }: FactProps) => (
  <div className={classNames('min-w-0', wide && 'col-span-full')}>
    <dt className="text-ink-faint text-small">{name}</dt>
    <dd className="figures wrap-anywhere font-medium text-ink">{children}</dd>
  </div>
);
