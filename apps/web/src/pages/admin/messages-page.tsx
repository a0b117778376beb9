import type { InboxFilter } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { inboxColumns } from '../../features/contact-messages/inbox-columns.tsx';
import { type InboxSearch, useInbox } from '../../features/contact-messages/inbox-queries.ts';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { FilterSelect } from '../../shared/admin-list/filters/filter-select.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { Segmented, type SegmentedOption } from '../../shared/ui/fields/segmented.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

const states: ReadonlyArray<SegmentedOption<InboxFilter['state']>> = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
];

const assignments = [
  { value: 'me', label: 'Assigned to me' },
  { value: 'nobody', label: 'Assigned to nobody' },
] as const;

/** The messages of visitors and travellers to the agency. The filters are in the address. */
export const MessagesPage = () => {
  const address = useListAddress<InboxSearch>();
  const state = states.find(({ value }) => value === address.wordOf('state'))?.value ?? 'all';
  const assigned = assignments.find(({ value }) => value === address.wordOf('assigned'))?.value ?? '';
  const list = useInbox({ ...address.wordsOf(['search', 'sort']), state, assigned: assigned || 'all' }, address.page.after);
  return (
    <>
      <PageHeading title={screens.adminMessages.title} text="What people wrote to you. Open one to reply.">
        Messages
      </PageHeading>
      <AdminList
        name="Messages"
        noun="message"
        list={list}
        columns={inboxColumns}
        search={{ label: 'Name, address or text', value: address.text, onChange: address.setText, applied: address.search }}
        page={address.page}
        sort={{ value: address.wordOf('sort'), onChange: (next) => address.choose({ sort: next }) }}
        filters={
          <>
            <Segmented
              label="Status"
              options={states}
              value={state}
              onValueChange={(next) => address.choose({ state: next === 'all' ? '' : next })}
            />
            <FilterSelect
              label="Assigned to"
              every="Anyone"
              options={assignments}
              value={assigned}
              onChange={(next) => address.choose({ assigned: next })}
            />
          </>
        }
        loadingText="Loading messages..."
        emptyText="No messages found"
        emptyHint="Messages appear here as soon as somebody writes to you."
        narrowed={address.search !== '' || state !== 'all' || assigned !== ''}
        onClear={() => address.choose({ search: '', state: '', assigned: '' })}
      />
    </>
  );
};
