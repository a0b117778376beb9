import type { Letter, LetterField } from '@wayfarer/contracts';
import { type FocusEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { changedEntryIn, EditedMeanwhile } from '../../shared/admin-list/form/edited-meanwhile.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { insertAtCursor } from '../../shared/forms/insert-at-cursor.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../shared/forms/set-field-errors.ts';
import { useLeaveGuard } from '../../shared/forms/use-leave-guard.ts';
import { isInSeveral } from '../../shared/language/language-words.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextArea } from '../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { confirm } from '../../shared/ui/overlays/confirm.ts';
import { FieldButtons } from './field-buttons.tsx';
import { type LetterValues, letterSchemaOf, letterValuesOf, type TypedWords, typedWordsOf } from './letter-form.ts';
import { LetterPreview } from './letter-preview.tsx';
import { useChangeLetter } from './letter-queries.ts';
import { LetterTranslations } from './letter-translations.tsx';
import { letterNames } from './letter-words.ts';

/**
 * Subject and text of a letter, also in other languages of the site, what stays in it, and how it looks on a
 * booking.
 */
export const LetterEditor = ({ letter }: { letter: Letter }) => {
  const { kind } = letter;
  const [stored, setStored] = useState(letter);
  const [meanwhile, setMeanwhile] = useState<Letter | null>(null);
  const [told, setTold] = useState<{ tone: 'green' | 'red'; text: string } | null>(null);
  const form = useForm<LetterValues, unknown, TypedWords>({
    defaultValues: letterValuesOf(letter),
    resolver: schemaResolver(letterSchemaOf(kind)),
    mode: 'onTouched',
  });
  const { mutateAsync, isPending } = useChangeLetter(kind);
  const { errors, isDirty } = form.formState;
  useLeaveGuard(isDirty);
  const [subject, body, translations] = useWatch({ control: form.control, name: ['subject', 'text', 'translations'] });
  const last = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const noteField = ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    last.current = currentTarget;
  };
  const text = form.register('text');
  const insert = (field: LetterField): void => {
    const into = last.current;
    if (!into) return;
    insertAtCursor(into, `{${field}}`, (value) =>
      form.setValue(into.name === 'subject' ? 'subject' : 'text', value, { shouldDirty: true, shouldTouch: true }),
    );
  };
  const begin = (from: Letter): void => {
    setStored(from);
    setMeanwhile(null);
    form.reset(letterValuesOf(from));
  };
  const change = async (words: TypedWords | null, version: number): Promise<void> => {
    setTold(null);
    setMeanwhile(null);
    try {
      begin(await mutateAsync({ ...words, version }));
      setTold({ tone: 'green', text: words ? 'Saved. Emails have these words from now on.' : 'Emails are in our words again.' });
    } catch (thrown) {
      const changed = changedEntryIn<Letter>(thrown);
      setMeanwhile(changed);
      if (!changed && !setFieldErrors(thrown, form)) setTold({ tone: 'red', text: sentenceOf(thrown) });
    }
  };
  const save = (version: number) => form.handleSubmit((words) => change(words, version))();
  /** As saving does, which opens the language with a wrong text. */
  const check = async (): Promise<boolean> => {
    let isRight = false;
    await form.handleSubmit(() => {
      isRight = true;
    })();
    return isRight;
  };
  const reset = async (): Promise<void> => {
    const question = {
      title: 'Back to the standard words?',
      text: stored.translations
        ? 'Your subject and text of this email are removed for good, in every language.'
        : 'Your subject and text of this email are removed for good.',
      confirmLabel: 'Back to standard',
      tone: 'danger',
    } as const;
    if (await confirm(question)) await change(null, stored.version);
  };
  const isOurs = stored.own === null && !isDirty;
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <form
        noValidate
        aria-label="Letter"
        className="min-w-0 space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save(stored.version);
        }}
      >
        <TextField label="Subject" {...form.register('subject')} onFocus={noteField} error={errors.subject?.message} />
        <TextArea
          label="Text"
          rows={10}
          hint="An empty line begins a paragraph."
          {...text}
          ref={(area) => {
            text.ref(area);
            last.current ??= area;
          }}
          onFocus={noteField}
          error={errors.text?.message}
        />
        <FieldButtons kind={kind} onInsert={insert} />
        {isInSeveral() ? <LetterTranslations kind={kind} form={form} /> : null}
        <Card as="section" aria-labelledby="stays" className="text-small">
          <h2 id="stays" className="font-bold text-ink">
            Stays in any case
          </h2>
          <p className="mt-1.5 text-ink-soft">
            The heading, the facts of the trip with their amounts, {letterNames[kind].stays}, and why it was sent. They follow
            your text, in our words.
          </p>
        </Card>
        {meanwhile === null ? null : (
          <EditedMeanwhile
            noun="letter"
            fields=""
            busy={isPending}
            onShow={() => begin(meanwhile)}
            onSave={() => void save(meanwhile.version)}
          />
        )}
        {told === null || (isDirty && told.tone === 'green') ? null : <Notice tone={told.tone}>{told.text}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isPending}>
            Save
          </Button>
          {stored.own === null ? null : (
            <Button variant="secondary" disabled={isPending} onClick={() => void reset()}>
              Back to standard
            </Button>
          )}
        </div>
      </form>
      <LetterPreview
        kind={kind}
        words={isOurs ? null : typedWordsOf(kind, { subject, text: body, translations })}
        check={check}
      />
    </div>
  );
};
