import { X } from 'lucide-react';
import type { Ref } from 'react';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { usePackageChoices } from './code-queries.ts';

type PackagesFieldProps = {
  label: string;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
  ref: Ref<HTMLSelectElement>;
};

/** The packages that a code is for, chosen one by one; without any it is for all of them. */
export const PackagesField = ({ label, chosen, onChange, error, ref }: PackagesFieldProps) => {
  const { data: options = [], error: problem } = usePackageChoices();
  const titleOf = (id: string) => options.find(({ value }) => value === id)?.label ?? 'A package that is not on offer';
  return (
    <div>
      <SelectField
        ref={ref}
        label={label}
        optional
        value=""
        options={options.filter(({ value }) => !chosen.includes(value))}
        placeholder={chosen.length === 0 ? 'All packages' : 'Add another package'}
        onChange={(event) => onChange([...chosen, event.target.value])}
        error={error ?? (problem === null ? undefined : sentenceOf(problem))}
      />
      {chosen.length === 0 ? null : (
        <ul aria-label="Packages that it is for" className="mt-2 flex flex-wrap gap-2">
          {chosen.map((id) => (
            <li key={id} className="max-w-full">
              <Button
                variant="secondary"
                size="small"
                className="max-w-full"
                aria-label={`Remove ${titleOf(id)}`}
                icon={<X aria-hidden="true" className="size-4 shrink-0" />}
                onClick={() => onChange(chosen.filter((other) => other !== id))}
              >
                <span className="truncate">{titleOf(id)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
