import { type ReactNode, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { schemaResolver } from '../../forms/schema-resolver.ts';
import { useLeaveGuard } from '../../forms/use-leave-guard.ts';
import { useSaveDraft } from '../../forms/use-save-draft.ts';
import { notify } from '../../ui/feedback/notify.ts';
import type { EditableEntity, EntityForm } from '../entity.ts';
import { EditedMeanwhile, labelsChanged } from './edited-meanwhile.tsx';
import { useSaveEntry } from './entity-mutations.ts';
import { FormPanel } from './form-panel.tsx';
import type { Editor, EntityDraft } from './use-editor.ts';
import { useVersionedSave } from './use-versioned-save.ts';

type EntityEditorProps<Entry, Values extends FieldValues, Output extends FieldValues, Body> = {
  entity: EditableEntity<Entry, Body>;
  form: EntityForm<Entry, Values, Output, Body>;
  editor: Editor<Entry, Values>;
  /** What was changed of an entry, in a second tab; null for roles that may not see it. */
  history: (entry: Entry) => ReactNode;
  /** The fields. */
  children: (form: UseFormReturn<Values, unknown, Output>) => ReactNode;
};
/** Whether the second tab is open. */
type Shown = { showsHistory: boolean; onShowHistory: (isShown: boolean) => void };

/** An edit sends the version that it began with, so that it cannot undo another one (docs/decisions/0069). */
type Versioned = { _id: string; version: number };

const Form = <Entry extends Versioned, Values extends FieldValues, Output extends FieldValues, Body>({
  entity,
  form: { schema, bodyOf, valuesOf, labels },
  editor,
  history,
  children,
  ...shown
}: EntityEditorProps<Entry, Values, Output, Body> & Shown) => {
  const { entry, draft } = editor;
  const { mutateAsync } = useSaveEntry(entity);
  const form = useForm<Values, unknown, Output>({
    defaultValues: editor.defaultValues as DefaultValues<Values>,
    ...(draft === null ? {} : { values: draft.values, resetOptions: { keepDefaultValues: true } }),
    resolver: schemaResolver(schema),
    mode: 'onTouched',
  });
  const { save, failure, theirs, overTheirs } = useVersionedSave(entry, form);
  const { isDirty, isSubmitting } = form.formState;
  const { setUnsaved } = editor;
  useEffect(() => setUnsaved(isDirty), [isDirty, setUnsaved]);
  useLeaveGuard(isDirty);
  useSaveDraft(entity.noun, isDirty, (): EntityDraft<Entry, Values> => ({ entry, values: form.getValues() }));

  const submit = async (output: Output, over: Entry | null) => {
    const saved = await save(over, (edited) => mutateAsync({ entry: edited, body: bodyOf(output, edited) }));
    if (saved === null) return;
    void notify({ title: entry === null ? entity.addedNotice : entity.updatedNotice, tone: 'green' });
    editor.finish();
  };

  const conflict =
    theirs === null || entry === null ? null : (
      <EditedMeanwhile
        noun={entity.noun}
        fields={labelsChanged(labels, valuesOf(entry), valuesOf(theirs))}
        busy={isSubmitting}
        onShow={() => void editor.edit(theirs)}
        onSave={() => void form.handleSubmit((output) => submit(output, overTheirs))()}
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
      onSubmit={(event) => void form.handleSubmit((output) => submit(output, entry))(event)}
      history={entry === null ? null : history(entry)}
      {...shown}
    >
      {children(form)}
    </FormPanel>
  );
};

/** Adds an entry, or updates the one that Edit was chosen for. */
export const EntityEditor = <Entry extends Versioned, Values extends FieldValues, Output extends FieldValues, Body>(
  props: EntityEditorProps<Entry, Values, Output, Body>,
) => {
  const { entry, turn } = props.editor;
  // Outside the form, which begins again when a value of its entry is restored.
  const [historyOf, setHistoryOf] = useState<string | null>(null);
  return (
    <Form
      key={turn}
      {...props}
      showsHistory={historyOf !== null && historyOf === entry?._id}
      onShowHistory={(isShown) => setHistoryOf(isShown && entry !== null ? entry._id : null)}
    />
  );
};
