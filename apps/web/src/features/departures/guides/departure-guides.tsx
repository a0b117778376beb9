import type { Guide, StaffDeparture } from '@wayfarer/contracts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { IconButton } from '../../../shared/ui/actions/icon-button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { useGuides } from './guide-queries.ts';
import { NameGuideForm } from './name-guide-form.tsx';

type NamedProps = { guide: Guide; onRemove: (() => void) | null; isBusy: boolean };

const Named = ({ guide: { name, role }, onRemove, isBusy }: NamedProps) => (
  <li className="flex min-h-11 items-center gap-2 rounded-control border border-hairline ps-3">
    <span className="py-2 pe-3 wrap-anywhere">
      <span className="font-semibold text-ink">{name}</span> <span className="text-ink-soft">{role}</span>
    </span>
    {onRemove === null ? null : (
      <IconButton
        label={`Take ${name} off`}
        icon={<X aria-hidden="true" className="size-4" />}
        disabled={isBusy}
        onClick={onRemove}
      />
    )}
  </li>
);

type DepartureGuidesProps = { departure: StaffDeparture; mayChange: boolean };

/** Who works on a departure, and for who may change it the choice of whom to name. */
export const DepartureGuides = ({ departure, mayChange }: DepartureGuidesProps) => {
  const { guides = [], isCancelled } = departure;
  const { remove, ...naming } = useGuides(departure);
  const [isNaming, setNaming] = useState(false);
  const takeOff = (user: string, name: string): void =>
    remove.mutate(user, { onSuccess: () => void notify({ title: `${name} is off this departure`, tone: 'green' }) });
  if (guides.length === 0 && (!mayChange || isCancelled)) return null;
  return (
    <section aria-labelledby="departure-guides" className="mt-6 space-y-3 print:mt-2">
      <h2 id="departure-guides" className="font-semibold text-ink text-lead">
        Guides
      </h2>
      {remove.isError ? <Notice>{sentenceOf(remove.error)}</Notice> : null}
      {guides.length === 0 ? <p className="text-ink-soft">Nobody is named on this departure yet.</p> : null}
      <ul className="flex flex-wrap gap-2">
        {guides.map((guide) => {
          const { user, name } = guide;
          return (
            <Named
              key={user ?? name}
              guide={guide}
              isBusy={remove.isPending}
              onRemove={mayChange && user !== null ? () => takeOff(user, name) : null}
            />
          );
        })}
      </ul>
      {!mayChange || isCancelled ? null : isNaming || guides.length === 0 ? (
        <NameGuideForm departure={departure} name={naming.name} onNamed={() => setNaming(false)} />
      ) : (
        <Button variant="secondary" size="small" className="print:hidden" onClick={() => setNaming(true)}>
          Name another guide
        </Button>
      )}
    </section>
  );
};
