import { ArrowDownRight, ArrowUpRight } from 'lucide-react';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 });
const looks = { up: 'text-green', down: 'text-red', same: 'text-ink-soft' } as const;

type ComparedProps = {
  value: number | null;
  before: number | null;
  /** 'the 30 days before' */
  than: string;
};

/** A figure compared with the period before, in words, with a decorative arrow. */
export const Compared = ({ value, before, than }: ComparedProps) => {
  if (value === null || before === null || before <= 0) return <>No data for {than}</>;
  const change = value / before - 1;
  const direction = Math.abs(change) < 0.005 ? 'same' : change > 0 ? 'up' : 'down';
  if (direction === 'same') return <>As much as in {than}</>;
  const Arrow = direction === 'up' ? ArrowUpRight : ArrowDownRight;
  return (
    <>
      <span className={`whitespace-nowrap font-semibold ${looks[direction]}`}>
        <Arrow aria-hidden="true" className="me-0.5 inline size-4 align-text-bottom" />
        {percent.format(change)}
      </span>{' '}
      vs {than}
    </>
  );
};
