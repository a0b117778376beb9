import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { firstMonthOptions, lastMonthOptions } from './report-months.ts';
import type { Months } from './report-queries.ts';

/** Which months a report covers: twelve at most. */
export const MonthsFields = ({ months, onChange }: { months: Months; onChange: (months: Months) => void }) => (
  <div className="grid grid-cols-2 gap-4 sm:w-96">
    <SelectField
      label="From"
      options={firstMonthOptions(months.from)}
      value={months.from}
      onChange={(event) => onChange({ ...months, from: event.target.value })}
    />
    <SelectField
      label="To"
      options={lastMonthOptions(months.from)}
      value={months.to}
      onChange={(event) => onChange({ ...months, to: event.target.value })}
    />
  </div>
);
