import type { JoinPreview } from '@wayfarer/contracts';
import { type RefObject, useId } from 'react';
import { Checkbox } from '../../../shared/ui/fields/checkbox.tsx';

type BeSureProps = {
  preview: JoinPreview;
  isSure: boolean;
  onChange: (isSure: boolean) => void;
  /** It was pressed without saying so. */
  isMissing: boolean;
  box: RefObject<HTMLInputElement | null>;
};

/** What staff must be sure of before they hand the trips of one account to who logs in to another one. */
export const BeSure = ({ preview: { kept, closed }, isSure, onChange, isMissing, box }: BeSureProps) => {
  const [boxId, errorId] = [useId(), useId()];
  return (
    <section aria-labelledby="be-sure" className="space-y-3 rounded-control bg-amber-soft p-4 text-ink">
      <h3 id="be-sure" className="font-bold">
        Whoever logs in to the account that remains gets every trip of the other
      </h3>
      <p>The same name or phone number proves nothing: anybody can enter them when they register.</p>
      <ul className="list-disc space-y-1 ps-5">
        <li>
          Call back{' '}
          {closed.phone === undefined ? 'the number on the earlier trip' : `the number you already had, ${closed.phone}`}. Do not
          use one that the caller gives you now.
        </li>
        <li>Ask for what only that person knows: where and when they travelled, and with whom.</li>
        {kept.email === null ? null : (
          <li>
            Ask whether they registered with <span className="wrap-anywhere font-medium">{kept.email}</span>.
          </li>
        )}
      </ul>
      <label htmlFor={boxId} className="flex cursor-pointer items-start gap-3 py-2 font-medium">
        <Checkbox
          id={boxId}
          ref={box}
          checked={isSure}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>I am sure that both are the same person</span>
      </label>
      {isMissing ? (
        <p id={errorId} role="alert" className="font-medium text-red">
          Tick this once you are sure.
        </p>
      ) : null}
    </section>
  );
};
