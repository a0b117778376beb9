import type { PromotionCode } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { useState } from 'react';
import { codeColumns } from '../../features/codes/code-columns.tsx';
import { codeEntity } from '../../features/codes/code-entity.ts';
import { CodeFields } from '../../features/codes/code-fields.tsx';
import { codeForm } from '../../features/codes/code-form.ts';
import { type CodeSearch, useCodes } from '../../features/codes/code-queries.ts';
import { CodeUsesDialog } from '../../features/codes/code-uses-dialog.tsx';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { AddButton } from '../../shared/admin-list/form/add-button.tsx';
import { EntityEditor } from '../../shared/admin-list/form/entity-editor.tsx';
import { ListBesideForm } from '../../shared/admin-list/form/list-beside-form.tsx';
import { useDeleteFlow } from '../../shared/admin-list/form/use-delete-flow.ts';
import { useEditor } from '../../shared/admin-list/form/use-editor.ts';
import { PageStatus } from '../../shared/admin-list/page-status.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { useHistory } from './history.tsx';

/** Promotion codes (docs/specification.md section 10): the form beside the table. */
export const CodesPage = () => {
  const address = useListAddress<CodeSearch>();
  const mayChange = useMay('change-codes');
  const list = useCodes(address.wordsOf(['search', 'sort']), address.page.after);
  const editor = useEditor(codeEntity, codeForm);
  const { refusal, done, deleting, askAndDelete } = useDeleteFlow(codeEntity, editor);
  const historyOf = useHistory();
  const [shown, setShown] = useState<PromotionCode | null>(null);
  const columns = codeColumns({
    onShowUses: setShown,
    onEdit: (code) => void editor.edit(code),
    onDelete: (code) => void askAndDelete(code),
    deleting,
  });

  return (
    <>
      <PageHeading title={screens.adminCodes.title} text="What travellers type for a discount.">
        Promotion codes
      </PageHeading>
      <PageStatus refusal={refusal} done={done} />
      <ListBesideForm
        list={
          <AdminList
            name="Promotion codes"
            noun="code"
            list={list}
            readOnly={!mayChange}
            page={address.page}
            sort={{ value: address.wordOf('sort'), onChange: (sort) => address.choose({ sort }) }}
            columns={columns}
            search={{ label: 'Search codes', value: address.text, onChange: address.setText, applied: address.search }}
            action={<AddButton noun="code" onClick={() => void editor.add()} />}
            loadingText="Loading promotion codes..."
            emptyText="No promotion codes found"
            emptyHint="Add the first one: a code, and what it takes off."
            narrowed={address.search !== ''}
            onClear={() => address.choose({ search: '' })}
            fewColumns
          />
        }
        form={
          mayChange ? (
            <EntityEditor
              entity={codeEntity}
              form={codeForm}
              editor={editor}
              history={({ _id }) => historyOf({ of: { about: _id } })}
            >
              {(form) => <CodeFields {...form} />}
            </EntityEditor>
          ) : null
        }
      />
      {shown === null ? null : <CodeUsesDialog code={shown} onClose={() => setShown(null)} />}
    </>
  );
};
