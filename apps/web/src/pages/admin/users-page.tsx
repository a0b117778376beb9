import { screens } from '@wayfarer/contracts/screens';
import { customerColumns } from '../../features/customers/customer-columns.tsx';
import { type CustomerSearch, useCustomers } from '../../features/customers/customer-list-query.ts';
import { exampleCustomers } from '../../features/users/example-customers.ts';
import { userEntity } from '../../features/users/user-entity.ts';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { useDeleteFlow } from '../../shared/admin-list/form/use-delete-flow.ts';
import { ImportButton } from '../../shared/admin-list/import/import-button.tsx';
import { PageStatus } from '../../shared/admin-list/page-status.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

/**
 * The users who are customers (docs/specification.md section 2): who they are, how they are reached, what
 * they booked, and booking for them.
 */
export const UsersPage = () => {
  const address = useListAddress<CustomerSearch>();
  const mayChange = useMay('change-users');
  const mayBook = useMay('change-bookings');
  const sort = address.wordOf('sort');
  const list = useCustomers(address.wordsOf(['search', 'sort']), address.page.after);
  const { refusal, done, deleting, askAndDelete } = useDeleteFlow(userEntity);
  return (
    <>
      <PageHeading
        title={screens.adminUsers.title}
        action={
          mayChange && (
            <ImportButton
              call="importUsers"
              outdated={laterQueryKeys.users.all}
              nouns="customers"
              example={exampleCustomers}
              text="A new address becomes a customer without a password, who is sent no email. Whoever has an account already stays as they are."
            />
          )
        }
      >
        View Users
      </PageHeading>
      <PageStatus refusal={refusal} done={done} />
      <AdminList
        name="Users"
        noun="customer"
        list={list}
        readOnly={!mayChange && !mayBook}
        columns={customerColumns({ mayBook, onDelete: mayChange ? (customer) => void askAndDelete(customer) : null, deleting })}
        search={{
          label: 'Search names, emails or phones',
          value: address.text,
          onChange: address.setText,
          applied: address.search,
        }}
        page={address.page}
        sort={{ value: sort, onChange: (next) => address.choose({ sort: next }) }}
        loadingText="Loading users..."
        emptyText="No users found"
        emptyHint="Customers appear here as soon as they register, or somebody books for them."
        narrowed={address.search !== ''}
        onClear={() => address.choose({ search: '' })}
      />
      <p className="text-ink-faint text-small">Trips, spent and last trip are as of about a minute ago.</p>
    </>
  );
};
