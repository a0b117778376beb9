import { type CustomerDetail, formatMoney } from '@wayfarer/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatInstantDay } from '../../shared/format/calendar-day.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { telOf } from '../../shared/format/reach.ts';
import { isInSeveral, languageWords } from '../../shared/language/language-words.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { Fact, factLinkStyle } from '../../shared/ui/display/fact.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { CorrectEmail } from './correct-email.tsx';

/** Who it is, how many trips they booked, what they spent, and when they were last here. */
export const CustomerFacts = ({ customer, mayCorrect }: { customer: CustomerDetail; mayCorrect: boolean }) => {
  const [isCorrecting, setCorrecting] = useState(false);
  const { username, name, phone, email, isEmailVerified, createdAt, lastLoginAt, trips, spent, contact } = customer;
  return (
    <Card as="section" aria-label="About this user">
      <dl className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {name === undefined ? null : <Fact name="Name">{name}</Fact>}
        <Fact name="Username">{username}</Fact>
        <Fact name="Email">
          {email === '' ? (
            'None'
          ) : (
            <>
              <a href={`mailto:${email}`} className={factLinkStyle}>
                {email}
              </a>
              <span className="mt-1 block">
                <Badge tone={isEmailVerified ? 'green' : 'yellow'}>{isEmailVerified ? 'Confirmed' : 'Not confirmed'}</Badge>
              </span>
            </>
          )}
          {mayCorrect ? (
            <span className="block">
              <Button
                variant="quiet"
                size="small"
                className="-ms-3 mt-1"
                aria-expanded={isCorrecting}
                onClick={() => setCorrecting(!isCorrecting)}
              >
                {email === '' ? 'Add an address' : 'Correct the address'}
              </Button>
            </span>
          ) : null}
        </Fact>
        {phone === undefined ? null : (
          <Fact name="Phone">
            <a href={telOf(phone)} className={factLinkStyle}>
              {phone}
            </a>
          </Fact>
        )}
        {contact === null ? null : (
          <Fact name="Phone">
            <a href={telOf(contact.phone)} className={factLinkStyle}>
              {contact.phone}
            </a>
            <span className="block font-normal text-ink-soft text-small">
              {contact.name}, on their latest booking with a phone
            </span>
          </Fact>
        )}
        {isInSeveral() ? <Fact name="Language">Reads {languageWords(customer.language)}</Fact> : null}
        <Fact name="Since">{formatInstantDay(createdAt)}</Fact>
        <Fact name="Bookings">
          {trips === 0 ? (
            'None'
          ) : (
            <Link to={paths.adminBookings(String(new URLSearchParams({ search: email || username })))} className={factLinkStyle}>
              {trips}
            </Link>
          )}
        </Fact>
        <Fact name="Spent">
          {formatMoney(spent)}
          <span className="block font-normal text-ink-soft text-small">Received, without refunds</span>
        </Fact>
        <Fact name="Last login">{lastLoginAt === null ? 'Not known' : formatMoment(lastLoginAt)}</Fact>
      </dl>
      {isCorrecting ? <CorrectEmail customer={customer} /> : null}
    </Card>
  );
};
