import { screens } from '@wayfarer/contracts/screens';
import { activityColumns } from '../../features/activity/activity-columns.tsx';
import { type ActivitySearch, useActivity } from '../../features/activity/activity-queries.ts';
import { areaOptions } from '../../features/activity/activity-words.ts';
import { useRestoreFlow } from '../../features/activity/use-restore-flow.ts';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { DayRange } from '../../shared/admin-list/filters/day-range.tsx';
import { FilterSelect } from '../../shared/admin-list/filters/filter-select.tsx';
import { MoreFilters } from '../../shared/admin-list/filters/more-filters.tsx';
import { PageStatus } from '../../shared/admin-list/page-status.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { useRestorers } from './use-restorers.ts';

const FILTERS = ['by', 'about', 'area', 'from', 'to'] as const;

/** Who changed what, latest first. The filters are in the address; a name in the list filters by it. */
export const ActivityPage = () => {
  const address = useListAddress<ActivitySearch>();
  const words = address.wordsOf(FILTERS);
  const { area = '', from = '', to = '', by, about } = words;
  const list = useActivity(words, address.page.after);
  const { refusal, restoreOf } = useRestoreFlow(useRestorers());
  const columns = activityColumns(restoreOf);
  return (
    <>
      <PageHeading
        title={screens.adminActivity.title}
        text="Everything that staff changed, or tried to. Choose a name to see all that one person did, or all that happened to one thing."
      >
        Activity
      </PageHeading>
      <PageStatus refusal={refusal} />
      <AdminList
        name="Activity"
        noun="action"
        list={list}
        columns={columns}
        page={address.page}
        filters={
          <>
            <FilterSelect
              label="Area"
              every="All areas"
              options={areaOptions}
              value={area}
              onChange={(next) => address.choose({ area: next })}
            />
            {by === undefined ? null : (
              <Button variant="secondary" onClick={() => address.choose({ by: '' })}>
                Of everybody
              </Button>
            )}
            {about === undefined ? null : (
              <Button variant="secondary" onClick={() => address.choose({ about: '' })}>
                About everything
              </Button>
            )}
            <MoreFilters active={Object.keys(address.wordsOf(['from', 'to'])).length}>
              <DayRange label="Days" from={from} to={to} onChange={(days) => address.choose(days)} />
            </MoreFilters>
          </>
        }
        loadingText="Loading activity..."
        emptyText="No actions found"
        emptyHint="What staff change appears here at once."
        narrowed={Object.keys(words).length > 0}
        onClear={() => address.choose({ by: '', about: '', area: '', from: '', to: '' })}
      />
    </>
  );
};
