import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/actions/button.tsx';
import { IconButton } from '../../shared/ui/actions/icon-button.tsx';

type ListFieldProps<Entry> = {
  label: string;
  /** What one entry is called: 'figure'. */
  noun: string;
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
  /** The values of a new entry. */
  blank: Entry;
  most: number;
  error: string | undefined;
  /** The fields of one entry. @param name distinguishes the fields of several entries: 'figure 2' */
  children: (entry: Entry, change: (changed: Partial<Entry>) => void, name: string) => ReactNode;
};

/** A list whose entries are edited, added and removed in place. The last one cannot be removed. */
export const ListField = <Entry,>({ label, noun, entries, onChange, blank, most, error, children }: ListFieldProps<Entry>) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 font-medium text-ink text-small">{label}</legend>
    <ol className="space-y-4">
      {entries.map((entry, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified by its position
          key={index}
          className="flex items-start gap-2 rounded-control border border-hairline p-3"
        >
          <div className="min-w-0 grow">
            {children(
              entry,
              (changed) => onChange(entries.map((other, at) => (at === index ? { ...other, ...changed } : other))),
              `${noun} ${index + 1}`,
            )}
          </div>
          <IconButton
            label={`Remove ${noun} ${index + 1}`}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            disabled={entries.length === 1}
            onClick={() => onChange(entries.filter((_, at) => at !== index))}
          />
        </li>
      ))}
    </ol>
    {error === undefined ? null : (
      <p role="alert" className="mt-2 font-medium text-red text-small">
        {error}
      </p>
    )}
    <Button
      variant="secondary"
      size="small"
      className="mt-3"
      icon={<Plus aria-hidden="true" className="size-4" />}
      disabled={entries.length >= most}
      onClick={() => onChange([...entries, blank])}
    >
      Add {noun}
    </Button>
  </fieldset>
);
