import { type CannedAnswer, newCannedAnswerSchema } from '@wayfarer/contracts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../../shared/forms/set-field-errors.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { TextArea } from '../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { useSaveCannedAnswer } from './answer-queries.ts';

type AnswerFormProps = {
  /** Null for a new one. */
  answer: CannedAnswer | null;
  onUnsaved: (isUnsaved: boolean) => void;
  onSaved: () => void;
  onBack: () => void;
};

const resolver = schemaResolver(newCannedAnswerSchema);

/** Title and text of an answer, in the dialog of the answers. */
export const AnswerForm = ({ answer, onUnsaved, onSaved, onBack }: AnswerFormProps) => {
  const { title = '', text = '' } = answer ?? {};
  const form = useForm({ defaultValues: { title, text }, resolver, mode: 'onTouched' });
  const { mutateAsync, isPending } = useSaveCannedAnswer(answer);
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isDirty } = form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const save = form.handleSubmit(async (typed) => {
    setFailure(null);
    try {
      await mutateAsync(typed);
      onSaved();
    } catch (thrown) {
      if (!setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
    }
  });
  return (
    <form
      noValidate
      aria-label="Answer"
      className="space-y-4"
      onSubmit={(event) => {
        // Inside the page's own form for React, though not on the page.
        event.stopPropagation();
        void save(event);
      }}
    >
      <TextField label="Title" {...form.register('title')} error={errors.title?.message} />
      <TextArea
        label="Text"
        rows={8}
        hint="{name} becomes the name of who wrote the message."
        {...form.register('text')}
        error={errors.text?.message}
      />
      {failure === null ? null : <Notice>{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          Save answer
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
};
