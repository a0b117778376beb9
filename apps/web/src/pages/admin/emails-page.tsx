import { screens } from '@wayfarer/contracts/screens';
import { emailColumns } from '../../features/emails/email-columns.tsx';
import { type EmailSearch, useEmails } from '../../features/emails/email-queries.ts';
import { kindOptions, stateOptions } from '../../features/emails/email-words.ts';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { DayRange } from '../../shared/admin-list/filters/day-range.tsx';
import { FilterSelect } from '../../shared/admin-list/filters/filter-select.tsx';
import { MoreFilters } from '../../shared/admin-list/filters/more-filters.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

const FILTERS = ['kind', 'state', 'from', 'to'] as const;

/** The emails that the site has sent and will send. The filters are in the address. */
export const EmailsPage = () => {
  const address = useListAddress<EmailSearch>();
  const words = address.wordsOf(FILTERS);
  const { kind = '', state = '', from = '', to = '' } = words;
  const list = useEmails({ ...address.wordsOf(['search', 'sort']), ...words }, address.page.after);
  return (
    <>
      <PageHeading
        title={screens.adminEmails.title}
        text="Every email of the site, newest first. Open one to read it or send it again."
      >
        Emails
      </PageHeading>
      <AdminList
        name="Emails"
        noun="email"
        list={list}
        columns={emailColumns}
        search={{ label: 'Email or booking', value: address.text, onChange: address.setText, applied: address.search }}
        page={address.page}
        sort={{ value: address.wordOf('sort'), onChange: (next) => address.choose({ sort: next }) }}
        filters={
          <>
            <FilterSelect
              label="Status"
              every="Every status"
              options={stateOptions}
              value={state}
              onChange={(next) => address.choose({ state: next })}
            />
            <FilterSelect
              label="Kind"
              every="All kinds"
              options={kindOptions}
              value={kind}
              onChange={(next) => address.choose({ kind: next })}
            />
            <MoreFilters active={Object.keys(address.wordsOf(['from', 'to'])).length}>
              <DayRange label="Days" from={from} to={to} onChange={(days) => address.choose(days)} />
            </MoreFilters>
          </>
        }
        loadingText="Loading emails..."
        emptyText="No emails found"
        emptyHint="Emails appear here as soon as somebody registers or books."
        narrowed={address.search !== '' || Object.keys(words).length > 0}
        onClear={() => address.choose({ search: '', kind: '', state: '', from: '', to: '' })}
      />
    </>
  );
};
