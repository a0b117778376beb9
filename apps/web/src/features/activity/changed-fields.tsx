import { type ActivityEntry, type ChangedField, groupDigits } from '@wayfarer/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { factLinkStyle } from '../../shared/ui/display/fact.tsx';
import { fieldOfThing, inWords, shownValue } from './activity-words.ts';
import type { RestoreOf } from './use-restore-flow.ts';

/** Fields that are shown at first: something new has all of its fields. */
const MAX_SHOWN = 3;

const actionStyle = `${factLinkStyle} inline-block whitespace-nowrap font-semibold text-ink text-small`;

const Value = ({ field, from, to }: ChangedField) => (
  <>
    {from === null ? null : (
      <>
        <span className="sr-only">from </span>
        <del className="text-ink-faint">{shownValue(field, from)}</del>
        <span className="sr-only">, to </span>{' '}
      </>
    )}
    {to === null ? (
      <span className="text-ink-faint">removed</span>
    ) : (
      <ins className="text-ink no-underline">{shownValue(field, to)}</ins>
    )}
  </>
);

type Line = ChangedField & { key: string; action?: ReactNode };

/** Each field with its old and new value; of many the first, until more are asked for. */
export const ChangedFields = ({ entry, restoreOf }: { entry: ActivityEntry; restoreOf: RestoreOf }) => {
  const { changes, asked, left = 0 } = entry;
  const [isOpen, setOpen] = useState(false);
  const actionOf = (changed: ActivityEntry['changes'][number], field: ChangedField): ReactNode => {
    const restore = restoreOf(entry, changed, field);
    return restore === null ? null : (
      <button
        type="button"
        className={actionStyle}
        aria-label={`Restore this value: ${fieldOfThing(changed, field.field)}`}
        onClick={restore}
      >
        Restore this value
      </button>
    );
  };
  const lines: Line[] = [
    ...changes.flatMap((changed) =>
      changed.fields.map((field) => ({ ...field, key: `${changed.id} ${field.field}`, action: actionOf(changed, field) })),
    ),
    ...asked.map(({ field, value }) => ({ field, from: null, to: value, key: field })),
  ];
  if (lines.length === 0) return <span className="text-ink-faint">–</span>;
  const shown = isOpen ? lines : lines.slice(0, MAX_SHOWN);
  return (
    <div className="min-w-0 text-start">
      <dl className="space-y-1">
        {shown.map(({ field, from, to, key, action }) => (
          <div key={key} className="wrap-anywhere">
            <dt className="inline font-medium text-ink-soft">{inWords(field)}: </dt>
            <dd className="inline">
              <Value field={field} from={from} to={to} /> {action}
            </dd>
          </div>
        ))}
      </dl>
      {left > 0 ? <p className="text-ink-faint">and {groupDigits(left)} more changes</p> : null}
      {lines.length > MAX_SHOWN ? (
        <button type="button" className={`${actionStyle} mt-1`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${lines.length}`}
        </button>
      ) : null}
    </div>
  );
};
