import { type ReactNode, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { sentenceOf } from '../api/api-failure.ts';
import { schemaResolver } from '../forms/schema-resolver.ts';
import { setFieldErrors } from '../forms/set-field-errors.ts';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { useSaveDraft } from '../forms/use-save-draft.ts';
import { notify } from '../ui/feedback/notify.ts';
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

const Form = <Entry extends { _id: string }, Values extends FieldValues, Output extends FieldValues, Body>({
  entity,
  form: { schema, bodyOf },
  editor,
  children,
}: EntityEditorProps<Entry, Values, Output, Body>) => {
  const { entry, draft } = editor;
  const { mutateAsync } = useSaveEntry(entity);
  const [failure, setFailure] = useState<string | null>(null);
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

  const save = async (output: Output) => {
    setFailure(null);
    try {
      await mutateAsync({ entry, body: bodyOf(output, entry) });
    } catch (thrown) {
      if (!setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
      return;
    }
    void notify({ title: entry === null ? entity.addedNotice : entity.updatedNotice, tone: 'green' });
    editor.finish();
  };

  return (
    <FormPanel
      title={`${entry === null ? 'Add' : 'Edit'} ${entity.noun}`}
      submitLabel={`${entry === null ? 'Add' : 'Update'} ${entity.noun}`}
      busy={isSubmitting}
      failure={failure}
      restored={draft !== null}
      canCancel={entry !== null || isDirty}
      open={editor.open}
      startsEditing={editor.open}
      begunAgain={editor.turn > 0}
      onCancel={() => void editor.close()}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      {children(form)}
    </FormPanel>
  );
};

/** Adds an entry, or updates the one that Edit was chosen for. */
export const EntityEditor = <Entry extends { _id: string }, Values extends FieldValues, Output extends FieldValues, Body>(
  props: EntityEditorProps<Entry, Values, Output, Body>,
) => <Form key={props.editor.turn} {...props} />;
