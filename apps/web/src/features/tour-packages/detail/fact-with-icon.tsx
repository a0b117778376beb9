import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';

type FactWithIconProps = {
  label: string;
  icon: ReactNode;
  className?: string;
  children: ReactNode;
};

/** For travellers, who find it by its icon; a `Fact` of an admin's detail screen has none. */
export const FactWithIcon = ({ label, icon, className, children }: FactWithIconProps) => (
  <div className={classNames('relative min-h-11 min-w-0 ps-14.5', className)}>
    <dt className="text-ink-faint text-small">
      <span
        aria-hidden="true"
        className="absolute top-0 start-0 grid size-11 place-items-center rounded-control bg-accent-soft text-accent-strong"
      >
        {icon}
      </span>
      {label}
    </dt>
    <dd className="figures font-semibold text-ink">{children}</dd>
  </div>
);
