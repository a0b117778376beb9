import { type NewTraveller, questionsOf, type Traveller, type Travellers } from '@wayfarer/contracts';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { changedEntryIn } from '../../../shared/admin-list/form/edited-meanwhile.tsx';
import { ApiFailure } from '../../../shared/api/api-failure.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { t } from '../../../shared/words/words.ts';
import { FormEnd } from './form-end.tsx';
import { refusalWords } from './refusal-words.ts';
import { isReplacedBy, removedWords, withoutFormer } from './replaced-traveller.ts';
import { TravellerFields } from './traveller-fields.tsx';
import { fieldAt, listWith, type TravellerValues, travellerSchema, valuesOf } from './traveller-form.ts';
import { kindOf } from './traveller-words.ts';
import { useChangeTravellers } from './travellers-query.ts';

export type TravellerProps = { list: Travellers; traveller: Traveller; place: number };

const resolver = schemaResolver(travellerSchema);

/** The details of one person, which are saved with the whole list. */
export const TravellerForm = ({ list, traveller, place, onDone }: TravellerProps & { onDone: () => void }) => {
  const questions = questionsOf(list.ownQuestions, 'traveller');
  const form = useForm<TravellerValues, unknown, NewTraveller>({ resolver, defaultValues: valuesOf(traveller, questions) });
  const [failure, setFailure] = useState<string | null>(null);
  const [isReplaced, setReplaced] = useState(false);
  const { mutateAsync, isPending } = useChangeTravellers(list.booking);
  useLeaveGuard(form.formState.isDirty);
  const refused = (thrown: unknown): void => {
    const sentences = changedEntryIn(thrown) === null && thrown instanceof ApiFailure ? Object.entries(thrown.fields) : [];
    const told = sentences.flatMap(([path, message]) => {
      const field = fieldAt(path, place);
      return field === null || !(field in form.getValues()) ? [] : [{ field: field as keyof TravellerValues, message }];
    });
    for (const [index, { field, message }] of told.entries())
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    if (told.length === 0) setFailure(refusalWords(thrown));
  };
  /** Nothing of the traveller before is at the newcomer; who saves sees that first. */
  const replaces = (): boolean => {
    const typed = form.getValues();
    const isOther = isReplacedBy(traveller, typed);
    if (isOther === isReplaced) return false;
    setReplaced(isOther);
    for (const [field, text] of Object.entries(withoutFormer(traveller, typed, isOther, questions)))
      form.setValue(field as keyof TravellerValues, text, { shouldDirty: true });
    return isOther;
  };
  const send = form.handleSubmit(async (typed) => {
    setFailure(null);
    try {
      await mutateAsync(listWith(list, place, typed));
      void notify({ title: t('Traveller saved'), tone: 'green' });
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
    <form noValidate aria-label={kindOf(traveller, place)} className="space-y-5" onSubmit={save}>
      <TravellerFields list={list} form={form} questions={questions} passport={isReplaced ? undefined : traveller.passport} />
      {isReplaced ? <Notice tone="amber">{removedWords(traveller)}</Notice> : null}
      <FormEnd
        save={isReplaced ? t('Replace {name}', { name: traveller.name ?? '' }) : t('Save traveller')}
        failure={failure}
        busy={isPending}
        onCancel={onDone}
      />
    </form>
  );
};
