import { type ActivityEntry, type ChangedField, groupDigits } from '@wayfarer/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { factLinkStyle } from '../../shared/ui/display/fact.tsx';
import { fieldName, fieldOfThing, shownValue, unchangedText } from './activity-words.ts';
import type { RestoreOf } from './use-restore-flow.ts';

/** Fields that are shown at first: something new has all of its fields. */
const MAX_SHOWN = 3;

const actionStyle = `${factLinkStyle} inline-block whitespace-nowrap font-semibold text-ink text-small`;

/** Characters of a value that are shown at first. */
const MAX_FOLDED = 140;
const isLong = (value: string | null): boolean => value !== null && value.length > MAX_FOLDED;

type ValueProps = ChangedField & { isOpen: boolean };

const Value = ({ field, from, to, same, isOpen }: ValueProps) => {
  const textOf = (value: string): string => {
    const text = shownValue(field, value);
    return isOpen || !isLong(value) ? text : `${text.slice(0, MAX_FOLDED).toWellFormed()}…`;
  };
  // Several parts have a line each.
  const layout = `${from}${to}`.includes('\n') ? 'block whitespace-pre-line' : 'whitespace-pre-line';
  return (
    <>
      {from === null && same !== undefined ? <span className="text-ink-faint">added </span> : null}
      {from === null ? null : (
        <>
          <span className="sr-only">from </span>
          <del className={`${layout} text-ink-faint`}>{textOf(from)}</del>
          <span className="sr-only">, to </span>{' '}
        </>
      )}
      {to === null ? (
        <span className="text-ink-faint">removed</span>
      ) : (
        <ins className={`${layout} text-ink no-underline`}>{textOf(to)}</ins>
      )}
      {same === undefined ? null : <span className="text-ink-faint"> · {unchangedText(same)}</span>}
    </>
  );
};

type Line = ChangedField & { key: string; action?: ReactNode };

/**
 * Each field with its old and new value; of many fields and of long values the first part, until all is asked
 * for.
 */
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
  const hasMore = lines.length > MAX_SHOWN;
  const isFolded = hasMore || lines.some(({ from, to }) => isLong(from) || isLong(to));
  const shown = isOpen ? lines : lines.slice(0, MAX_SHOWN);
  return (
    <div className="min-w-0 text-start">
      <dl className="space-y-1">
        {shown.map(({ key, action, ...line }) => (
          <div key={key} className="wrap-anywhere">
            <dt className="inline font-medium text-ink-soft">{fieldName(line.field)}: </dt>
            <dd className="inline">
              <Value {...line} isOpen={isOpen} /> {action}
            </dd>
          </div>
        ))}
      </dl>
      {left > 0 ? <p className="text-ink-faint">and {groupDigits(left)} more changes</p> : null}
      {isFolded ? (
        <button type="button" className={`${actionStyle} mt-1`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : `Show all${hasMore ? ` ${lines.length}` : ''}`}
        </button>
      ) : null}
    </div>
  );
};
