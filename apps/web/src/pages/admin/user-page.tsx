import { type CustomerDetail, displayNameOf, isStaff } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { SearchX } from 'lucide-react';
import { Navigate, useParams } from 'react-router-dom';
import { TripsOfCustomer } from '../../features/bookings/admin/trips-of-customer.tsx';
import { ChangeDetails } from '../../features/customers/change-details.tsx';
import { CustomerActions } from '../../features/customers/customer-actions.tsx';
import { CustomerData } from '../../features/customers/customer-data.tsx';
import { CustomerFacts } from '../../features/customers/customer-facts.tsx';
import { CustomerLogins } from '../../features/customers/customer-logins.tsx';
import { CustomerMessages } from '../../features/customers/customer-messages.tsx';
import { useCustomer } from '../../features/customers/customer-queries.ts';
import { JoinCustomer } from '../../features/customers/join/join-customer.tsx';
import { Notes } from '../../features/notes/notes.tsx';
import { userEntity } from '../../features/users/user-entity.ts';
import { useDeleteFlow } from '../../shared/admin-list/form/use-delete-flow.ts';
import { PageStatus } from '../../shared/admin-list/page-status.tsx';
import { isMissing, sentenceOf } from '../../shared/api/api-failure.ts';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { HistoryTabs } from './history.tsx';

const columns = 'grid gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]';

const NoUser = () => (
  <EmptyState
    title="There is no such user."
    text="The account was deleted, or its address was cut off when it was copied."
    icon={<SearchX className="size-6" />}
    action={<LinkButton to={paths.adminBookings()}>All bookings</LinkButton>}
  />
);

const CustomerFile = ({ customer }: { customer: CustomerDetail }) => {
  const { _id, role, sessions, messages } = customer;
  const { refusal, done, deleting, askAndDelete } = useDeleteFlow(userEntity);
  const [mayCorrect, mayErase] = [useMay('change-bookings'), useMay('change-users')];
  return (
    <>
      <PageStatus refusal={refusal} done={done} />
      <HistoryTabs of={{ about: _id }} label="User" first="Overview">
        <div className={columns}>
          <div className="min-w-0 space-y-8">
            <CustomerFacts customer={customer} mayCorrect={mayCorrect && role === 'user'} />
            <TripsOfCustomer userId={_id} />
            <Notes about={{ user: _id }} />
            <CustomerMessages messages={messages} />
          </div>
          <div className="space-y-6">
            <CustomerLogins sessions={sessions} />
            {mayCorrect && role === 'user' ? (
              <>
                <ChangeDetails
                  key={JSON.stringify([customer.name, customer.phone, customer.invoiceTo, customer.language])}
                  customer={customer}
                />
                <JoinCustomer customer={customer} />
              </>
            ) : null}
            {mayErase ? (
              <CustomerData customer={customer} erasing={deleting === _id} onErase={() => void askAndDelete(customer)} />
            ) : null}
          </div>
        </div>
      </HistoryTabs>
    </>
  );
};

/** Somebody who has an account: trips, spent, notes, messages and logins, and what staff do for them. */
export const UserPage = () => {
  const { id = '' } = useParams();
  const { data: customer, error, refetch, isFetching } = useCustomer(id);
  const mayBook = useMay('change-bookings');
  const list = isStaff(customer?.role)
    ? { label: screens.adminStaff.title, to: paths.adminStaff() }
    : { label: screens.adminUsers.title, to: paths.adminUsers() };
  const called = customer && displayNameOf(customer);
  const isGone = error !== null && isMissing(error);
  // A link to an account that was joined into another one leads to that one.
  if (customer && customer._id !== id.toLowerCase()) return <Navigate to={paths.adminUser(customer._id)} replace />;
  return (
    <>
      <Breadcrumb crumbs={[list, { label: called ?? 'User' }]} />
      <PageHeading
        title={called ?? screens.adminUser.title}
        action={customer && <CustomerActions customer={customer} mayBook={mayBook && customer.role === 'user'} />}
      >
        {called ?? 'User'}
      </PageHeading>
      {customer === undefined && error === null ? (
        <LoadingBlock text="Loading user...">
          <div className={columns}>
            <Skeleton className="h-56 w-full" />
            <Skeleton className="h-72 w-full" />
          </div>
        </LoadingBlock>
      ) : null}
      {isGone ? <NoUser /> : null}
      {error !== null && !isGone ? (
        <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {customer === undefined || isGone ? null : <CustomerFile customer={customer} />}
    </>
  );
};
