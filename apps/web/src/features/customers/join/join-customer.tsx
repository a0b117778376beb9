import type { CustomerDetail, FoundCustomer } from '@wayfarer/contracts';
import { useState } from 'react';
import { foundOf } from '../../../shared/pick/customer-text.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { useCustomersAlike } from '../customer-queries.ts';
import { JoinDialog } from './join-dialog.tsx';

type Asked = { readonly other: FoundCustomer | null };

/**
 * Joins a customer with another one who is the same person: who booked by telephone and registered since,
 * say. Who has the same phone number or name is offered.
 */
export const JoinCustomer = ({ customer }: { customer: CustomerDetail }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data = [] } = useCustomersAlike(customer);
  return (
    <Card as="section" aria-labelledby="join-customer" className="space-y-4">
      <div>
        <h2 id="join-customer" className="font-bold text-ink text-lead">
          Same person twice?
        </h2>
        <p className="mt-1.5 text-ink-soft">
          {data.length === 0
            ? 'Join two customers who are one person: all trips move to one account.'
            : 'These have the same phone number or name:'}
        </p>
      </div>
      {data.length === 0 ? null : (
        <ul aria-label="Perhaps the same person" className="divide-y divide-hairline rounded-control border border-hairline">
          {data.map(foundOf).map(({ id, title, text, customer: other }) => (
            <li key={id} className="space-y-2 p-3">
              <p className="wrap-anywhere">
                <span className="block font-medium text-ink">{title}</span>
                <span className="block text-ink-soft text-small">{text}</span>
              </p>
              <Button variant="secondary" size="small" onClick={() => setAsked({ other })}>
                Join with {title}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={() => setAsked({ other: null })}>
        {data.length === 0 ? 'Join with another customer' : 'Somebody else'}
      </Button>
      {asked === null ? null : <JoinDialog customer={customer} offered={asked.other} onClose={() => setAsked(null)} />}
    </Card>
  );
};
