import { DayInput } from './day-input.tsx';

type DayRangeProps = {
  /** 'Travel days': names both fields. */
  label: string;
  from: string;
  to: string;
  onChange: (days: { from: string; to: string }) => void;
};

/** Two days, both included; either may be left open. */
export const DayRange = ({ label, from, to, onChange }: DayRangeProps) => (
  <fieldset className="min-w-0 max-sm:w-full">
    <legend className="mb-1.5 font-medium text-ink-soft text-small">{label}</legend>
    <div className="flex items-start gap-1 sm:gap-2">
      <DayInput label={`${label}, from`} value={from} to={to || undefined} onChange={(day) => onChange({ from: day, to })} />
      <span aria-hidden="true" className="mt-3 text-ink-faint">
        –
      </span>
      <DayInput label={`${label}, to`} value={to} from={from || undefined} onChange={(day) => onChange({ from, to: day })} />
    </div>
  </fieldset>
);
