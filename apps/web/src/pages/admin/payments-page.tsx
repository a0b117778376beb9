import { useAdminPayments } from '../../features/payments/admin-payment-queries.ts';
import { paymentColumns } from '../../features/payments/payment-columns.tsx';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';

/** Payments, to read only (SPEC.md section 2). */
export const PaymentsPage = () => {
  const address = useListAddress();
  const list = useAdminPayments(address.search);
  return (
    <>
      <PageHeading title="Payments" text="Every attempt to pay, newest first. The provider decides; nothing is changed here.">
        Payments
      </PageHeading>
      <AdminList
        name="Payments"
        noun="payment"
        list={list}
        columns={paymentColumns}
        search={{ label: 'Search usernames or transactions', value: address.text, onChange: address.setText }}
        loadingText="Loading payments..."
        emptyText="No payments found"
        emptyHint="Payments stand here as soon as travellers pay."
        narrowed={address.search !== ''}
        onClear={() => address.choose({ search: '' })}
      />
    </>
  );
};
