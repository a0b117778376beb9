import { screens } from '@wayfarer/contracts/screens';
import { useEffect, useState } from 'react';
import { useAdminDestinations } from '../../features/destinations/admin-destination-queries.ts';
import { destinationColumns } from '../../features/destinations/destination-columns.tsx';
import { DESTINATION_FORM, type DestinationDraft, DestinationEditor } from '../../features/destinations/destination-editor.tsx';
import { matchesSearch } from '../../features/destinations/matches-search.ts';
import { useDeleteDestinationFlow } from '../../features/destinations/use-delete-destination-flow.ts';
import { AddButton } from '../../shared/admin-list/add-button.tsx';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { ListBesideForm } from '../../shared/admin-list/list-beside-form.tsx';
import { PageStatus } from '../../shared/admin-list/page-status.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { useEditor } from '../../shared/forms/use-editor.ts';
import { useSavedDraft } from '../../shared/forms/use-saved-draft.ts';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

/** Destination management (docs/specification.md section 2): the form beside the table. */
export const DestinationsPage = () => {
  const list = useAdminDestinations();
  const address = useListAddress();
  const draft = useSavedDraft<DestinationDraft>(DESTINATION_FORM);
  const editor = useEditor(draft?.entry ?? null, draft !== null);
  const [done, setDone] = useState('');
  const { refusal, deleting, askAndDelete } = useDeleteDestinationFlow((destination) => {
    setDone(`${destination.name} was deleted.`);
    if (editor.entry?._id === destination._id) editor.finish();
  });

  // The API has no search of destinations: all of them are loaded, so that none is missed.
  const { hasMore, loadingMore, failure, loadMore } = list;
  useEffect(() => {
    if (address.text !== '' && hasMore && !loadingMore && failure === null) loadMore();
  }, [address.text, hasMore, loadingMore, failure, loadMore]);

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
      <PageStatus refusal={refusal} done={done} />
      <ListBesideForm
        list={
          <AdminList
            name="Destinations"
            noun="destination"
            list={list}
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
        form={<DestinationEditor key={editor.turn} editor={editor} draft={editor.turn === 0 ? draft : null} />}
      />
    </>
  );
};
