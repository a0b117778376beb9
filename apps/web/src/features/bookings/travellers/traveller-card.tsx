import { isComplete, type NewTraveller, type Traveller, type Travellers } from '@wayfarer/contracts';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { changedEntryIn } from '../../../shared/admin-list/form/edited-meanwhile.tsx';
import { ApiFailure, sentenceOf } from '../../../shared/api/api-failure.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { PassportNumber } from './passport-number.tsx';
import { isReplacedBy, removedWords, withoutFormer } from './replaced-traveller.ts';
import { TravellerFields } from './traveller-fields.tsx';
import { fieldAt, listWith, type TravellerValues, travellerSchema, valuesOf } from './traveller-form.ts';
import { factsOf, kindOf } from './traveller-words.ts';
import { useChangeTravellers } from './travellers-query.ts';

type CardProps = { list: Travellers; traveller: Traveller; place: number };

const resolver = schemaResolver(travellerSchema);

const TravellerForm = ({ list, traveller, place, onDone }: CardProps & { onDone: () => void }) => {
  const form = useForm<TravellerValues, unknown, NewTraveller>({ resolver, defaultValues: valuesOf(traveller) });
  const [failure, setFailure] = useState<string | null>(null);
  const [isReplaced, setReplaced] = useState(false);
  const { mutateAsync, isPending } = useChangeTravellers(list.booking);
  useLeaveGuard(form.formState.isDirty);
  const refused = (thrown: unknown): void => {
    if (changedEntryIn(thrown) !== null) {
      setFailure('Somebody else has changed the travellers meanwhile. What you typed is still here: save it again.');
      return;
    }
    const sentences = thrown instanceof ApiFailure ? Object.entries(thrown.fields) : [];
    const told = sentences.flatMap(([path, message]) => {
      const field = fieldAt(path, place);
      return field === null || !(field in form.getValues()) ? [] : [{ field: field as keyof TravellerValues, message }];
    });
    for (const [index, { field, message }] of told.entries())
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    if (told.length === 0) setFailure(sentenceOf(thrown));
  };
  /** Nothing of the traveller before is at the newcomer; who saves sees that first. */
  const replaces = (): boolean => {
    const typed = form.getValues();
    const isOther = isReplacedBy(traveller, typed);
    if (isOther === isReplaced) return false;
    setReplaced(isOther);
    for (const [field, text] of Object.entries(withoutFormer(traveller, typed, isOther)))
      form.setValue(field as keyof TravellerValues, text, { shouldDirty: true });
    return isOther;
  };
  const send = form.handleSubmit(async (typed) => {
    setFailure(null);
    try {
      await mutateAsync(listWith(list, place, typed));
      void notify({ title: 'Traveller saved', tone: 'green' });
      onDone();
    } catch (thrown) {
      refused(thrown);
    }
  });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (!replaces()) void send(event);
  };
  return (
    <form noValidate aria-label={kindOf(traveller, place)} className="mt-4 space-y-5" onSubmit={save}>
      <TravellerFields form={form} asks={list.asks ?? []} passport={isReplaced ? undefined : traveller.passport} />
      {isReplaced ? <Notice tone="amber">{removedWords(traveller)}</Notice> : null}
      {failure === null ? null : <Notice tone="amber">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {isReplaced ? `Replace ${traveller.name}` : 'Save traveller'}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

/** One person of a party: what is known of them, and the form that changes it. */
export const TravellerCard = ({ list, traveller, place, isCancelled }: CardProps & { isCancelled: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const kind = kindOf(traveller, place);
  const facts = factsOf(traveller);
  const { name } = traveller;
  const isMissing = !isCancelled && name !== null && !isComplete(traveller, list.asks);
  const warning = isCancelled ? undefined : traveller.warning;
  return (
    <li className="rounded-card border border-hairline bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="wrap-anywhere font-semibold text-ink">{name ?? (isCancelled ? 'Not named' : 'Not named yet')}</p>
          <p className="text-ink-faint text-small">{kind}</p>
          {facts.length === 0 ? null : <p className="wrap-anywhere mt-1 text-ink-soft text-small">{facts.join(' · ')}</p>}
          {isMissing ? <p className="mt-1 font-medium text-amber text-small">Some details are missing.</p> : null}
          {warning === undefined ? null : <p className="mt-1 font-medium text-amber text-small">{warning}</p>}
          {traveller.passport && name !== null ? (
            <PassportNumber booking={list.booking} traveller={traveller.id} name={name} />
          ) : null}
        </div>
        {list.canEdit && !isOpen ? (
          <Button
            variant="secondary"
            size="small"
            className="no-print"
            aria-label={name === null ? `Add details of ${kind}` : `Edit ${name}`}
            onClick={() => setOpen(true)}
          >
            {name === null ? 'Add details' : 'Edit'}
          </Button>
        ) : null}
      </div>
      {isOpen ? <TravellerForm list={list} traveller={traveller} place={place} onDone={() => setOpen(false)} /> : null}
    </li>
  );
};
