import { type AgencyColours, colourProblemOf } from '@wayfarer/contracts';
import { controlStyle } from '../../shared/ui/fields/control-style.ts';
import { Field } from '../../shared/ui/fields/field.tsx';

type ColourFieldProps = {
  label: string;
  place: keyof AgencyColours;
  value: string;
  onChange: (colour: string) => void;
  onBlur: () => void;
  /** The error of the form or the server; insufficient contrast is reported at once. */
  error: string | undefined;
  ref: React.Ref<HTMLInputElement>;
};

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/**
 * A colour, chosen with the browser's picker or typed as digits. One that makes text unreadable is refused at
 * once.
 */
export const ColourField = ({ label, place, value, onChange, onBlur, error, ref }: ColourFieldProps) => {
  const problem = isColour(value) ? colourProblemOf(place, value) : null;
  return (
    <Field label={label} error={problem ?? error}>
      {(control) => (
        <span className="flex items-center gap-3">
          <input
            type="color"
            aria-label={`${label}, picker`}
            value={isColour(value) ? value.toLowerCase() : '#000000'}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            className="size-12 shrink-0 rounded-control border border-edge bg-surface p-1"
          />
          <input
            {...control}
            ref={ref}
            type="text"
            value={value}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value.trim())}
            onBlur={onBlur}
            className={`${controlStyle} figures max-w-40`}
          />
        </span>
      )}
    </Field>
  );
};
