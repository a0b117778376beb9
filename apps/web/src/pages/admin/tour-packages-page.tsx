import { useQueryClient } from '@tanstack/react-query';
import type { TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { useState } from 'react';
import { useDestinationChoices } from '../../features/destinations/admin-destination-queries.ts';
import { type AdminPackageSearch, useAdminTourPackages } from '../../features/tour-packages/admin/admin-tour-package-queries.ts';
import { examplePackages } from '../../features/tour-packages/admin/example-package.ts';
import { readPackage } from '../../features/tour-packages/admin/read-package.ts';
import { tourPackageColumns } from '../../features/tour-packages/admin/tour-package-columns.tsx';
import { useSavedPackage } from '../../features/tour-packages/admin/use-saved-package.tsx';
import { withdrawPackages } from '../../features/tour-packages/admin/withdraw-packages-action.ts';
import { TourPackageFields } from '../../features/tour-packages/form/tour-package-fields.tsx';
import { tourPackageForm } from '../../features/tour-packages/form/tour-package-form.ts';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { FilterSelect } from '../../shared/admin-list/filters/filter-select.tsx';
import { AddButton } from '../../shared/admin-list/form/add-button.tsx';
import { EntityEditor } from '../../shared/admin-list/form/entity-editor.tsx';
import { ListBesideForm } from '../../shared/admin-list/form/list-beside-form.tsx';
import { useDeleteFlow } from '../../shared/admin-list/form/use-delete-flow.ts';
import { useEditor } from '../../shared/admin-list/form/use-editor.ts';
import { ImportButton } from '../../shared/admin-list/import/import-button.tsx';
import { PageStatus } from '../../shared/admin-list/page-status.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { Segmented, type SegmentedOption } from '../../shared/ui/fields/segmented.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { useHistory } from './history.tsx';

const NO_PACKAGES = { emptyText: 'No packages found', emptyHint: 'Add the first one, and travellers can book it at once.' };
/** What an empty list of its own says, which nothing narrows but a search. */
const NOTHING: Readonly<Record<string, typeof NO_PACKAGES>> = {
  drafts: { emptyText: 'There are no drafts', emptyHint: 'Packages that are not offered yet are listed here.' },
  withdrawn: { emptyText: 'No package is withdrawn', emptyHint: 'Packages that were deleted are listed here.' },
};

/** Whether a package can still be booked. Drafts and withdrawn packages are lists of their own. */
const offers: ReadonlyArray<SegmentedOption<'all' | 'now' | 'ended' | 'drafts' | 'withdrawn'>> = [
  { value: 'all', label: 'All' },
  { value: 'now', label: 'On offer' },
  { value: 'ended', label: 'Ended' },
  { value: 'drafts', label: 'Drafts' },
  { value: 'withdrawn', label: 'Withdrawn' },
];

/** Package management (docs/specification.md section 2): the form beside the table. */
export const TourPackagesPage = () => {
  const address = useListAddress<AdminPackageSearch>();
  const mayChange = useMay('change-catalogue');
  const queryClient = useQueryClient();
  const destination = address.wordOf('destination');
  const offered = offers.find(({ value }) => value === address.wordOf('offered'))?.value ?? 'all';
  const list = useAdminTourPackages(
    { ...address.wordsOf(['destination', 'sort']), title: address.search, offered },
    address.page.after,
  );
  const choices = useDestinationChoices();
  const destinations = choices.data?.map(({ _id, name, country }) => ({ value: _id, label: `${name}, ${country}` })) ?? [];
  const { entity, left } = useSavedPackage();
  const editor = useEditor(entity, tourPackageForm);
  const { refusal, done, undo, deleting, askAndDelete, putBack, noteDeleted } = useDeleteFlow(entity, editor);
  const [notOpened, setNotOpened] = useState<string | null>(null);
  const historyOf = useHistory();
  /** Lists have no schedules, except that of drafts, so that a package is read before its form opens. */
  const openWhole = async (listed: TourPackage, open: (whole: TourPackage) => Promise<void>): Promise<void> => {
    setNotOpened(null);
    try {
      await open(listed.isDraft ? listed : await callEndpoint('findTourPackage', { params: { id: listed._id } }));
    } catch (thrown) {
      setNotOpened(sentenceOf(thrown));
    }
  };
  const isWithdrawn = offered === 'withdrawn';
  /** Lists in an order of their own. */
  const isApart = isWithdrawn || offered === 'drafts';
  const columns = tourPackageColumns({
    isApart,
    ...(isWithdrawn ? { onPutBack: (tourPackage: TourPackage) => void putBack(tourPackage) } : {}),
    onEdit: (tourPackage) => void openWhole(tourPackage, editor.edit),
    onCopy: (tourPackage) => void openWhole(tourPackage, editor.copy),
    onDelete: (tourPackage) => void askAndDelete(tourPackage),
    deleting,
  });

  return (
    <>
      <PageHeading
        title={screens.adminPackages.title}
        text="The trips that travellers can book."
        action={
          mayChange && (
            <ImportButton
              call="importTourPackages"
              outdated={queryKeys.tourPackages.all}
              nouns="packages"
              example={examplePackages}
              text="A line with an ID changes that package, in the columns that the file has. A line without one becomes a draft. Pictures are added in the editor."
            />
          )
        }
      >
        Packages
      </PageHeading>
      <PageStatus refusal={refusal ?? notOpened} done={done} undo={undo} />
      {left}
      <ListBesideForm
        list={
          <AdminList
            name="Packages"
            noun="package"
            list={list}
            readOnly={!mayChange}
            columns={columns}
            page={address.page}
            {...(isApart ? {} : { sort: { value: address.wordOf('sort'), onChange: (sort) => address.choose({ sort }) } })}
            // Drafts are all listed.
            {...(offered === 'drafts'
              ? {}
              : { search: { label: 'Search titles', value: address.text, onChange: address.setText, applied: address.search } })}
            filters={
              <>
                <Segmented
                  label="Offered"
                  options={offers}
                  value={offered}
                  onValueChange={(next) =>
                    address.choose({
                      offered: next === 'all' ? '' : next,
                      // Withdrawn ones are found only by title, the latest first, and drafts are all listed.
                      ...(next === 'withdrawn' ? { destination: '', sort: '' } : {}),
                      ...(next === 'drafts' ? { destination: '', sort: '', search: '' } : {}),
                    })
                  }
                />
                {isApart ? null : (
                  <FilterSelect
                    label="Destination"
                    every="All destinations"
                    options={destinations}
                    value={destination}
                    onChange={(id) => address.choose({ destination: id })}
                  />
                )}
              </>
            }
            action={<AddButton noun="package" onClick={() => void editor.add()} />}
            bulk={{
              nameOf: withdrawPackages.nameOf,
              actions: isApart ? [] : [withdrawPackages],
              onDone: (rows) => {
                noteDeleted(rows, withdrawPackages.done);
                void queryClient.invalidateQueries({ queryKey: queryKeys.tourPackages.all });
              },
            }}
            loadingText="Loading packages..."
            {...(NOTHING[offered] ?? NO_PACKAGES)}
            narrowed={address.search !== '' || destination !== '' || (offered !== 'all' && NOTHING[offered] === undefined)}
            onClear={() => address.choose({ search: '', destination: '', offered: '' })}
            fewColumns
          />
        }
        form={
          mayChange ? (
            <EntityEditor
              entity={entity}
              form={tourPackageForm}
              editor={editor}
              history={({ _id }) =>
                historyOf({ of: { about: _id }, onRestored: async () => editor.edit(await readPackage(_id)) })
              }
            >
              {(form) => (
                <TourPackageFields
                  form={form}
                  edited={editor.entry}
                  destinations={destinations}
                  destinationsProblem={choices.error === null ? null : sentenceOf(choices.error)}
                />
              )}
            </EntityEditor>
          ) : null
        }
      />
    </>
  );
};
