import { controlStyle } from '../ui/fields/control-style.ts';

type DayRangeProps = {
  /** 'Travel days': names both fields. */
  label: string;
  from: string;
  to: string;
  onChange: (days: { from: string; to: string }) => void;
};

/** Two days, both included, of which either may be left open. */
export const DayRange = ({ label, from, to, onChange }: DayRangeProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 font-medium text-ink-soft text-small">{label}</legend>
    <div className="flex items-center gap-2">
      <input
        type="date"
        aria-label={`${label}, from`}
        value={from}
        max={to === '' ? undefined : to}
        onChange={(event) => onChange({ from: event.target.value, to })}
        className={`${controlStyle} min-w-0 sm:w-38`}
      />
      <span aria-hidden="true" className="text-ink-faint">
        –
      </span>
      <input
        type="date"
        aria-label={`${label}, to`}
        value={to}
        min={from === '' ? undefined : from}
        onChange={(event) => onChange({ from, to: event.target.value })}
        className={`${controlStyle} min-w-0 sm:w-38`}
      />
    </div>
  </fieldset>
);
