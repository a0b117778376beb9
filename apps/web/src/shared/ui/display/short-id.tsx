import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

type ShortIdProps = {
  /** What it is the id of, for screen readers: 'payment session'. */
  label: string;
  id: string;
};

/**
 * Characters shown of a long id: enough of its beginning to show its kind, enough of its end to distinguish
 * it.
 */
const BEGINNING = 12;
const END = 5;

/** Ids are long words; any other value is shown as it is. */
const isLong = (id: string): boolean => /^[\w-]+$/.test(id) && id.length > BEGINNING + END + 3;

const shortOf = (id: string): string => (isLong(id) ? `${id.slice(0, BEGINNING)}…${id.slice(-END)}` : id);

/** A long id on one line, in full in its title, and a button that copies it. */
export const ShortId = ({ label, id }: ShortIdProps) => {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
  };
  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-1">
      <span title={id} className={isLong(id) ? 'whitespace-nowrap' : 'wrap-anywhere'}>
        {shortOf(id)}
      </span>
      <button
        type="button"
        aria-label={`Copy ${label} ${id}`}
        title="Copy"
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
        className="-my-2.5 inline-grid size-11 shrink-0 place-items-center rounded-full text-ink-faint transition-colors hover:bg-hover hover:text-ink"
      >
        {copied ? <Check aria-hidden="true" className="size-4" /> : <Copy aria-hidden="true" className="size-4" />}
      </button>
      <output className="sr-only">{copied ? 'Copied' : ''}</output>
    </span>
  );
};
