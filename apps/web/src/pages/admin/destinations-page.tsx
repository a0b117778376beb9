import type { Destination } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { useEffect } from 'react';
import { useAdminDestinations } from '../../features/destinations/admin-destination-queries.ts';
import { destinationColumns } from '../../features/destinations/destination-columns.tsx';
import { destinationEntity } from '../../features/destinations/destination-entity.ts';
import { DestinationFields } from '../../features/destinations/destination-fields.tsx';
import { destinationForm } from '../../features/destinations/destination-form.ts';
import { AddButton } from '../../shared/admin-list/add-button.tsx';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { EntityEditor } from '../../shared/admin-list/entity-editor.tsx';
import { ListBesideForm } from '../../shared/admin-list/list-beside-form.tsx';
import { PageStatus } from '../../shared/admin-list/page-status.tsx';
import { useDeleteFlow } from '../../shared/admin-list/use-delete-flow.ts';
import { useEditor } from '../../shared/admin-list/use-editor.ts';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

/** Whether a destination's name or country contains the text, whatever the case. */
const matchesSearch = ({ name, country }: Destination, search: string): boolean => {
  const wanted = search.trim().toLocaleLowerCase('en');
  return [name, country].some((text) => text.toLocaleLowerCase('en').includes(wanted));
};

/** Destination management (docs/specification.md section 2): the form beside the table. */
export const DestinationsPage = () => {
  const address = useListAddress();
  const isSearching = address.text.trim() !== '';
  const list = useAdminDestinations(isSearching, address.page.after);
  const editor = useEditor(destinationEntity, destinationForm);
  const { refusal, done, undo, deleting, askAndDelete } = useDeleteFlow(destinationEntity, editor);

  // The API has no search of destinations: all of them are loaded, so that none is missed.
  const { hasMore, loadingMore, failure, loadMore } = list;
  useEffect(() => {
    if (isSearching && hasMore && !loadingMore && failure === null) loadMore();
  }, [isSearching, hasMore, loadingMore, failure, loadMore]);

  const columns = destinationColumns({
    onEdit: (destination) => void editor.edit(destination),
    onDelete: (destination) => void askAndDelete(destination),
    deleting,
  });

  return (
    <>
      <PageHeading title={screens.adminDestinations.title} text="The places that packages lead to.">
        Destinations
      </PageHeading>
      <PageStatus refusal={refusal} done={done} undo={undo} />
      <ListBesideForm
        list={
          <AdminList
            name="Destinations"
            noun="destination"
            list={list}
            {...(isSearching ? {} : { page: address.page })}
            rows={list.entries.filter((destination) => matchesSearch(destination, address.text))}
            columns={columns}
            search={{ label: 'Search name or country', value: address.text, onChange: address.setText }}
            action={<AddButton noun="destination" onClick={() => void editor.add()} />}
            loadingText="Loading destinations..."
            emptyText="No destinations found"
            emptyHint="Add the first one: a name, a country, a description and a picture."
            narrowed={address.text !== ''}
            onClear={() => address.choose({ search: '' })}
            fewColumns
          />
        }
        form={
          <EntityEditor entity={destinationEntity} form={destinationForm} editor={editor}>
            {(form) => <DestinationFields {...form} />}
          </EntityEditor>
        }
      />
    </>
  );
};
