import type { ActivityEntry, ChangedField } from '@wayfarer/contracts';
import { useState } from 'react';
import { Button } from '../../shared/ui/actions/button.tsx';
import { inWords } from './activity-words.ts';

/** Fields that are shown at first: something new has all of its fields. */
const MAX_SHOWN = 3;

const Value = ({ from, to }: Pick<ChangedField, 'from' | 'to'>) => (
  <>
    {from === null ? null : (
      <>
        <span className="sr-only">from </span>
        <del className="text-ink-faint">{from}</del>
        <span className="sr-only">, to </span>{' '}
      </>
    )}
    {to === null ? <span className="text-ink-faint">removed</span> : <ins className="text-ink no-underline">{to}</ins>}
  </>
);

/** Each field with its old and new value; of many the first, until more are asked for. */
export const ChangedFields = ({ entry: { changes, asked } }: { entry: ActivityEntry }) => {
  const [isOpen, setOpen] = useState(false);
  const lines = [
    ...changes.flatMap(({ id, fields }) => fields.map((field) => ({ ...field, key: `${id} ${field.field}` }))),
    ...asked.map(({ field, value }) => ({ field, from: null, to: value, key: field })),
  ];
  if (lines.length === 0) return <span className="text-ink-faint">–</span>;
  const shown = isOpen ? lines : lines.slice(0, MAX_SHOWN);
  return (
    <div className="min-w-0 text-start lg:min-w-72">
      <dl className="space-y-1">
        {shown.map(({ field, from, to, key }) => (
          <div key={key} className="wrap-anywhere">
            <dt className="inline font-medium text-ink-soft">{inWords(field)}: </dt>
            <dd className="inline">
              <Value from={from} to={to} />
            </dd>
          </div>
        ))}
      </dl>
      {lines.length > MAX_SHOWN ? (
        <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${lines.length}`}
        </Button>
      ) : null}
    </div>
  );
};
