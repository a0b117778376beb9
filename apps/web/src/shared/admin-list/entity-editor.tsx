import { type ReactNode, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { sentenceOf } from '../api/api-failure.ts';
import { schemaResolver } from '../forms/schema-resolver.ts';
import { setFieldErrors } from '../forms/set-field-errors.ts';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { useSaveDraft } from '../forms/use-save-draft.ts';
import { notify } from '../ui/feedback/notify.ts';
import { changedEntryIn, EditedMeanwhile, fieldsChanged } from './edited-meanwhile.tsx';
import type { EditableEntity, EntityForm } from './entity.ts';
import { useSaveEntry } from './entity-mutations.ts';
import { FormPanel } from './form-panel.tsx';
import type { Editor, EntityDraft } from './use-editor.ts';

type EntityEditorProps<Entry, Values extends FieldValues, Output extends FieldValues, Body> = {
  entity: EditableEntity<Entry, Body>;
  form: EntityForm<Entry, Values, Output, Body>;
  editor: Editor<Entry, Values>;
  /** The fields. */
  children: (form: UseFormReturn<Values, unknown, Output>) => ReactNode;
};

/** An edit names the version that it began with, so that it cannot undo another one (docs/decisions/0069). */
type Versioned = { _id: string; version: number };

const Form = <Entry extends Versioned, Values extends FieldValues, Output extends FieldValues, Body>({
  entity,
  form: { schema, bodyOf, valuesOf },
  editor,
  children,
}: EntityEditorProps<Entry, Values, Output, Body>) => {
  const { entry, draft } = editor;
  const { mutateAsync } = useSaveEntry(entity);
  const [failure, setFailure] = useState<string | null>(null);
  /** What somebody else has made of the entry meanwhile. */
  const [changed, setChanged] = useState<Entry | null>(null);
  const form = useForm<Values, unknown, Output>({
    defaultValues: editor.defaultValues as DefaultValues<Values>,
    ...(draft === null ? {} : { values: draft.values, resetOptions: { keepDefaultValues: true } }),
    resolver: schemaResolver(schema),
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting } = form.formState;
  const { setUnsaved } = editor;
  useEffect(() => setUnsaved(isDirty), [isDirty, setUnsaved]);
  useLeaveGuard(isDirty);
  useSaveDraft(entity.noun, isDirty, (): EntityDraft<Entry, Values> => ({ entry, values: form.getValues() }));

  const save = async (output: Output, edited: Entry | null) => {
    setFailure(null);
    try {
      await mutateAsync({ entry: edited, body: bodyOf(output, edited) });
    } catch (thrown) {
      const current = changedEntryIn<Entry>(thrown);
      setChanged(current);
      if (current === null && !setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
      return;
    }
    void notify({ title: entry === null ? entity.addedNotice : entity.updatedNotice, tone: 'green' });
    editor.finish();
  };

  const conflict =
    changed === null || entry === null ? null : (
      <EditedMeanwhile
        noun={entity.noun}
        fields={fieldsChanged(valuesOf(entry), valuesOf(changed))}
        busy={isSubmitting}
        onShow={() => void editor.edit(changed)}
        onSave={() => void form.handleSubmit((output) => save(output, { ...entry, version: changed.version }))()}
      />
    );
  return (
    <FormPanel
      title={`${entry === null ? 'Add' : 'Edit'} ${entity.noun}`}
      submitLabel={`${entry === null ? 'Add' : 'Update'} ${entity.noun}`}
      busy={isSubmitting}
      failure={failure}
      above={conflict}
      restored={draft !== null}
      canCancel={entry !== null || isDirty}
      open={editor.open}
      startsEditing={editor.open}
      begunAgain={editor.turn > 0}
      onCancel={() => void editor.close()}
      onSubmit={(event) => void form.handleSubmit((output) => save(output, entry))(event)}
    >
      {children(form)}
    </FormPanel>
  );
};

/** Adds an entry, or updates the one that Edit was chosen for. */
export const EntityEditor = <Entry extends Versioned, Values extends FieldValues, Output extends FieldValues, Body>(
  props: EntityEditorProps<Entry, Values, Output, Body>,
) => <Form key={props.editor.turn} {...props} />;
