import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The look of a link within a fact. */
export const factLinkStyle = 'underline decoration-hairline underline-offset-4 hover:decoration-ink';

type FactProps = {
  name: string;
  /** Takes a whole line: what may be long would stand narrow beside the others. */
  wide?: boolean;
  children: ReactNode;
};

/** A name and its value in the list of an admin's screen about one thing. */
export const Fact = ({ name, wide = false, children }: FactProps) => (
  <div className={classNames('min-w-0', wide && 'col-span-full')}>
    <dt className="text-ink-faint text-small">{name}</dt>
    <dd className="figures wrap-anywhere font-medium text-ink">{children}</dd>
  </div>
);
