import { useQuery } from '@tanstack/react-query';
import type { FoundCustomer } from '@wayfarer/contracts';
import { useEffect, useState } from 'react';
import { callList } from '../../../shared/api/call-list.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { foundOf } from '../../../shared/pick/customer-text.ts';
import type { DeskDraft } from './desk-draft.ts';

/** How long nothing is typed before it is asked, in milliseconds. */
const PAUSE_MS = 400;
/** Fewer letters of a name are in too many others. */
const MIN_NAME = 3;
const MAX_SHOWN = 5;

type Typed = Pick<DeskDraft, 'name' | 'email' | 'phone'>;

const askedOf = ({ name, email, phone }: Typed): Partial<Typed> => ({
  ...(name.trim().length < MIN_NAME ? {} : { name: name.trim() }),
  ...(email.includes('@') ? { email: email.trim() } : {}),
  ...(phone.replaceAll(/\D/g, '').length < 6 ? {} : { phone: phone.trim() }),
});

/** What is typed of somebody new, once nothing more is. */
const useTyped = ({ name, email, phone }: Typed): Partial<Typed> => {
  const [asked, setAsked] = useState<Partial<Typed>>({});
  useEffect(() => {
    const timer = setTimeout(() => setAsked(askedOf({ name, email, phone })), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, email, phone]);
  return asked;
};

type KnownAlreadyProps = { draft: Typed; onChoose: (customer: FoundCustomer) => void };

/**
 * Lists who may be the same as somebody new, by phone, address or name. The clerk chooses one of them, or
 * goes on and adds somebody new.
 */
export const KnownAlready = ({ draft, onChoose }: KnownAlreadyProps) => {
  const asked = useTyped(draft);
  const { data } = useQuery({
    queryKey: laterQueryKeys.search.in('customers alike', JSON.stringify(asked)),
    queryFn: async ({ signal }) => (await callList('listCustomers', { query: { ...asked, limit: MAX_SHOWN }, signal })).entries,
    enabled: Object.keys(asked).length > 0,
  });
  const found = Object.keys(asked).length > 0 ? (data ?? []).map(foundOf) : [];
  return (
    <div className="sm:col-span-2">
      <output className="block font-medium text-ink empty:hidden">{found.length === 0 ? null : 'Is it one of these?'}</output>
      {found.length === 0 ? null : (
        <>
          <ul className="mt-2 divide-y divide-hairline rounded-control border border-hairline">
            {found.map(({ id, title, text, customer }) => (
              <li key={id}>
                <button
                  type="button"
                  className="block min-h-12 w-full px-3 py-2 text-start hover:bg-grey-soft"
                  onClick={() => onChoose(customer)}
                >
                  <span className="wrap-anywhere block font-medium text-ink">{title}</span>
                  <span className="wrap-anywhere block text-ink-soft text-small">{text}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-ink-soft text-small">If not, go on: a new customer is added with the booking.</p>
        </>
      )}
    </div>
  );
};
