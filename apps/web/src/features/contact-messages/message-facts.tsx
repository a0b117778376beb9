import { bookingNumberOf, displayNameOf, type InboxMessage } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Fact, factLinkStyle } from '../../shared/ui/display/fact.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { useChangeMessage } from './inbox-queries.ts';
import { MessageStateBadge } from './message-state-badge.tsx';

const Customer = ({ message: { customer, bookings } }: { message: InboxMessage }) => {
  if (customer === null) return <Fact name="Account">No account has this address</Fact>;
  return (
    <>
      <Fact name="Account">
        <Link to={paths.adminUser(customer._id)} className={factLinkStyle}>
          {displayNameOf(customer)}
        </Link>
        {customer.isEmailVerified ? null : (
          <span className="block font-normal text-ink-soft text-small">Email not verified.</span>
        )}
      </Fact>
      <Fact name="Latest bookings">
        {bookings.length === 0 ? 'None' : null}
        {bookings.map(({ _id, package: { title }, travelDate, bookingStatus }) => (
          <span key={_id} className="mb-2 block">
            <Link to={paths.adminBooking(_id)} className={factLinkStyle}>
              {bookingNumberOf(_id)}
            </Link>
            <span className="block font-normal text-ink-soft text-small">
              {title}, {formatDay(travelDate)}, {bookingStatus}
            </span>
          </span>
        ))}
      </Fact>
    </>
  );
};

/** The state of a message, its assignee, and what is known of its sender's address. */
export const MessageFacts = ({ message }: { message: InboxMessage }) => {
  const { _id, version, email, isDone, assignee, assignees } = message;
  const mayAnswer = useMay('answer-messages');
  const { mutate, isPending, error } = useChangeMessage(_id);
  const people = assignee && !assignees.some(({ id }) => id === assignee.id) ? [...assignees, assignee] : assignees;
  return (
    <Card as="section" aria-label="About this message" className="h-fit space-y-5">
      {error === null ? null : <Notice>{sentenceOf(error)}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <MessageStateBadge isDone={isDone} />
        {mayAnswer ? (
          <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate({ version, isDone: !isDone })}>
            {isDone ? 'Open again' : 'Mark as done'}
          </Button>
        ) : null}
      </div>
      <SelectField
        label="Assigned to"
        placeholder="Nobody"
        options={people.map(({ id, username }) => ({ value: id, label: username }))}
        value={assignee?.id ?? ''}
        disabled={isPending || !mayAnswer}
        onChange={({ target }) => mutate({ version, assigneeId: target.value === '' ? null : target.value })}
      />
      <dl className="space-y-4">
        <Fact name="Address">
          <a href={`mailto:${email}`} className={factLinkStyle}>
            {email}
          </a>
        </Fact>
        <Customer message={message} />
      </dl>
    </Card>
  );
};
