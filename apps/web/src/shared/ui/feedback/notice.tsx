import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type NoticeProps = {
  children: ReactNode;
  tone?: 'red' | 'amber' | 'green' | 'grey';
  /** What can be done about it: a small button or a link. */
  action?: ReactNode;
  className?: string;
};

const looks = {
  red: { ground: 'bg-red-soft text-red', Icon: CircleAlert },
  amber: { ground: 'bg-amber-soft text-amber', Icon: CircleAlert },
  green: { ground: 'bg-green-soft text-green', Icon: CircleCheck },
  grey: { ground: 'bg-grey-soft text-grey', Icon: Info },
};

/** A line in the page. Red and amber are read out at once (role=alert), the others politely (role=status). */
export const Notice = ({ children, tone = 'red', action, className }: NoticeProps) => {
  const { ground, Icon } = looks[tone];
  return (
    <div
      role={tone === 'red' || tone === 'amber' ? 'alert' : 'status'}
      className={classNames('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control px-4 py-3', ground, className)}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <div className="min-w-40 flex-1 font-medium">{children}</div>
      {action}
    </div>
  );
};
