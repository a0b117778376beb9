import { screens } from '@wayfarer/contracts/screens';
import { type AdminDestinationSearch, useAdminDestinations } from '../../features/destinations/admin-destination-queries.ts';
import { destinationColumns } from '../../features/destinations/destination-columns.tsx';
import { destinationEntity } from '../../features/destinations/destination-entity.ts';
import { DestinationFields } from '../../features/destinations/destination-fields.tsx';
import { destinationForm } from '../../features/destinations/destination-form.ts';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { AddButton } from '../../shared/admin-list/form/add-button.tsx';
import { EntityEditor } from '../../shared/admin-list/form/entity-editor.tsx';
import { ListBesideForm } from '../../shared/admin-list/form/list-beside-form.tsx';
import { useDeleteFlow } from '../../shared/admin-list/form/use-delete-flow.ts';
import { useEditor } from '../../shared/admin-list/form/use-editor.ts';
import { PageStatus } from '../../shared/admin-list/page-status.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { useHistory } from './history.tsx';

/** Destination management (docs/specification.md section 2): the form beside the table. */
export const DestinationsPage = () => {
  const address = useListAddress<AdminDestinationSearch>();
  const mayChange = useMay('change-catalogue');
  const list = useAdminDestinations(address.wordsOf(['search', 'sort']), address.page.after);
  const editor = useEditor(destinationEntity, destinationForm);
  const { refusal, done, undo, deleting, askAndDelete } = useDeleteFlow(destinationEntity, editor);

  const historyOf = useHistory();
  const columns = destinationColumns({
    onEdit: (destination) => void editor.edit(destination),
    onDelete: (destination) => void askAndDelete(destination),
    deleting,
  });

  return (
    <>
      <PageHeading title={screens.adminDestinations.title} text="The places that packages go to.">
        Destinations
      </PageHeading>
      <PageStatus refusal={refusal} done={done} undo={undo} />
      <ListBesideForm
        list={
          <AdminList
            name="Destinations"
            noun="destination"
            list={list}
            readOnly={!mayChange}
            page={address.page}
            sort={{ value: address.wordOf('sort'), onChange: (sort) => address.choose({ sort }) }}
            columns={columns}
            search={{ label: 'Search name or country', value: address.text, onChange: address.setText, applied: address.search }}
            action={<AddButton noun="destination" onClick={() => void editor.add()} />}
            loadingText="Loading destinations..."
            emptyText="No destinations found"
            emptyHint="Add the first one: a name, a country, a description and a picture."
            narrowed={address.search !== ''}
            onClear={() => address.choose({ search: '' })}
            fewColumns
          />
        }
        form={
          mayChange ? (
            <EntityEditor
              entity={destinationEntity}
              form={destinationForm}
              editor={editor}
              history={({ _id: id }) =>
                historyOf({
                  of: { about: id },
                  onRestored: async () => editor.edit(await callEndpoint('findDestination', { params: { id } })),
                })
              }
            >
              {(form) => <DestinationFields {...form} />}
            </EntityEditor>
          ) : null
        }
      />
    </>
  );
};
