import { newNoteSchema } from '@wayfarer/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../shared/forms/set-field-errors.ts';
import { useLeaveGuard } from '../../shared/forms/use-leave-guard.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextArea } from '../../shared/ui/fields/text-area.tsx';
import { type NoteSubject, useAddNote } from './note-queries.ts';

const resolver = schemaResolver(newNoteSchema.pick({ text: true }));

/** A page has one guard that works: while nothing is typed here that of another form on it does. */
const LeaveGuard = () => {
  useLeaveGuard(true);
  return null;
};

/** Writes a note. What was typed stays until it is stored. */
export const NoteForm = ({ about }: { about: NoteSubject }) => {
  const form = useForm({ defaultValues: { text: '' }, resolver });
  const { mutateAsync, isPending } = useAddNote(about);
  const [failure, setFailure] = useState<string | null>(null);
  const send = form.handleSubmit(async ({ text }) => {
    setFailure(null);
    try {
      await mutateAsync(text);
      form.reset();
    } catch (thrown) {
      if (!setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
    }
  });
  return (
    <form noValidate aria-label="New note" className="space-y-3" onSubmit={(event) => void send(event)}>
      <TextArea
        label="New note"
        rows={3}
        {...form.register('text')}
        hint="Only staff see it. It is in what the traveller can ask us for, so keep to facts."
        error={form.formState.errors.text?.message}
      />
      {form.formState.isDirty ? <LeaveGuard /> : null}
      {failure === null ? null : <Notice>{failure}</Notice>}
      <Button type="submit" variant="secondary" busy={isPending}>
        Add note
      </Button>
    </form>
  );
};
