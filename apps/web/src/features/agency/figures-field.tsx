import { type AgencyFigure, MAX_FIGURES } from '@wayfarer/contracts';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { ListField } from './list-field.tsx';
import { LABELS } from './setting-labels.ts';

type FiguresFieldProps = {
  value: readonly AgencyFigure[];
  onChange: (figures: AgencyFigure[]) => void;
  error: string | undefined;
};

/** Home's figures. */
export const FiguresField = ({ value, onChange, error }: FiguresFieldProps) => (
  <ListField
    label={LABELS.figures}
    noun="figure"
    entries={value}
    onChange={onChange}
    blank={{ figure: '', label: '' }}
    most={MAX_FIGURES}
    error={error}
  >
    {({ figure, label }, change, name) => (
      <div className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField
          label="Figure"
          aria-label={`Figure of ${name}`}
          value={figure}
          autoComplete="off"
          onChange={(event) => change({ figure: event.target.value })}
        />
        <TextField
          label="What it counts"
          aria-label={`What ${name} counts`}
          value={label}
          autoComplete="off"
          onChange={(event) => change({ label: event.target.value })}
        />
      </div>
    )}
  </ListField>
);
