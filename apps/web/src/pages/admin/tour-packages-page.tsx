import { useQueryClient } from '@tanstack/react-query';
import type { TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { languages } from '@wayfarer/words';
import { Plus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useDestinationChoices } from '../../features/destinations/admin-destination-queries.ts';
import { type AdminPackageSearch, useAdminTourPackages } from '../../features/tour-packages/admin/admin-tour-package-queries.ts';
import { examplePackages } from '../../features/tour-packages/admin/example-package.ts';
import { tourPackageColumns } from '../../features/tour-packages/admin/tour-package-columns.tsx';
import { tourPackageEntity } from '../../features/tour-packages/admin/tour-package-entity.ts';
import { withdrawPackages } from '../../features/tour-packages/admin/withdraw-packages-action.ts';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { FilterSelect } from '../../shared/admin-list/filters/filter-select.tsx';
import { useDeleteFlow } from '../../shared/admin-list/form/use-delete-flow.ts';
import { ImportButton } from '../../shared/admin-list/import/import-button.tsx';
import { PageStatus } from '../../shared/admin-list/page-status.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { offeredLanguages } from '../../shared/translations/offered-languages.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Segmented, type SegmentedOption } from '../../shared/ui/fields/segmented.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

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

/** Package management (docs/specification.md section 2): the table, whose Add and Edit lead to the form. */
export const TourPackagesPage = () => {
  const address = useListAddress<AdminPackageSearch>();
  const mayChange = useMay('change-catalogue');
  const queryClient = useQueryClient();
  const destination = address.wordOf('destination');
  const toTranslate = offeredLanguages().find((code) => code === address.wordOf('toTranslate'));
  const offered = offers.find(({ value }) => value === address.wordOf('offered'))?.value ?? 'all';
  const list = useAdminTourPackages(
    { ...address.wordsOf(['destination', 'sort']), ...(toTranslate ? { toTranslate } : {}), title: address.search, offered },
    address.page.after,
  );
  const choices = useDestinationChoices();
  const destinations = choices.data?.map(({ _id, name, country }) => ({ value: _id, label: `${name}, ${country}` })) ?? [];
  const { refusal, done, undo, deleting, askAndDelete, putBack, noteDeleted } = useDeleteFlow(tourPackageEntity);
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const isWithdrawn = offered === 'withdrawn';
  /** Lists in an order of their own. */
  const isApart = isWithdrawn || offered === 'drafts';
  const chooseOffered = (next: string): void =>
    address.choose({
      offered: next === 'all' ? '' : next,
      // Withdrawn ones are found only by title, the latest first, and drafts are all listed.
      ...(next === 'withdrawn' ? { destination: '', toTranslate: '', sort: '' } : {}),
      ...(next === 'drafts' ? { destination: '', toTranslate: '', sort: '', search: '' } : {}),
    });
  const columns = tourPackageColumns({
    isApart,
    isEditable: mayChange && !isWithdrawn,
    ...(isWithdrawn ? { onPutBack: (tourPackage: TourPackage) => void putBack(tourPackage) } : {}),
    list: here,
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
      <PageStatus refusal={refusal} done={done} undo={undo} />
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
            <div className="max-sm:hidden">
              <Segmented label="Offered" options={offers} value={offered} onValueChange={chooseOffered} />
            </div>
            <div className="min-w-0 grow basis-32 sm:hidden">
              <FilterSelect
                label="Offered"
                every="All packages"
                options={offers.filter(({ value }) => value !== 'all')}
                value={offered === 'all' ? '' : offered}
                onChange={chooseOffered}
              />
            </div>
            {isApart ? null : (
              <FilterSelect
                label="Destination"
                every="All destinations"
                options={destinations}
                value={destination}
                onChange={(id) => address.choose({ destination: id })}
              />
            )}
            {isApart || offeredLanguages().length === 0 ? null : (
              <FilterSelect
                label="Translations"
                every="All translations"
                options={offeredLanguages().map((code) => ({ value: code, label: `Not in ${languages[code].english}` }))}
                value={toTranslate ?? ''}
                onChange={(code) => address.choose({ toTranslate: code })}
              />
            )}
          </>
        }
        action={
          <LinkButton
            to={paths.adminNewPackage()}
            state={{ list: here }}
            icon={<Plus aria-hidden="true" className="size-5" />}
            className="shrink-0 whitespace-nowrap"
            aria-label="Add package"
          >
            <span>
              Add<span className="max-sm:hidden"> package</span>
            </span>
          </LinkButton>
        }
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
        narrowed={
          address.search !== '' ||
          destination !== '' ||
          toTranslate !== undefined ||
          (offered !== 'all' && NOTHING[offered] === undefined)
        }
        onClear={() => address.choose({ search: '', destination: '', toTranslate: '', offered: '' })}
        fewColumns
      />
    </>
  );
};
