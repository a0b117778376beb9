import { type CustomerDetail, displayNameOf } from '@wayfarer/contracts';
import { mailtoOf } from '../../shared/format/reach.ts';
import { paths } from '../../shared/paths.ts';
import { buttonStyle } from '../../shared/ui/actions/button-style.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';

type CustomerActionsProps = { customer: CustomerDetail; mayBook: boolean };

/**
 * Booking for a customer, and writing to them: in the conversation that they began by writing to the agency,
 * or else by the mail program of the desk.
 */
export const CustomerActions = ({ customer, mayBook }: CustomerActionsProps) => {
  const { _id, email, messages } = customer;
  const [latest] = messages ?? [];
  const called = displayNameOf(customer);
  return (
    <div className="flex flex-wrap gap-3">
      {latest === undefined ? null : (
        <LinkButton variant="secondary" to={paths.adminMessage(latest._id)} aria-label={`Write to ${called}`}>
          Write
        </LinkButton>
      )}
      {latest !== undefined || email === '' ? null : (
        <a href={mailtoOf(email)} className={buttonStyle('secondary', 'regular')} aria-label={`Write to ${called}`}>
          Write
        </a>
      )}
      {mayBook ? <LinkButton to={paths.adminNewBooking(`customer=${_id}`)}>New booking</LinkButton> : null}
    </div>
  );
};
