import { displayNameOf, type ManifestEntry } from '@wayfarer/contracts';
import { CallLink } from '../../shared/ui/actions/call-link.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';

/** Who travels and cannot be written to; nothing where everybody can. */
export const WithoutEmail = ({ entries }: { entries: readonly ManifestEntry[] }) => {
  const called = entries.filter(({ user }) => !user.email);
  if (called.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="without-email" className="p-4! text-small print:hidden">
      <h2 id="without-email" className="font-semibold text-body text-ink">
        No email address
      </h2>
      <ul className="mt-1 divide-y divide-hairline">
        {called.map(({ _id, user, contact }) => (
          <li key={_id} className="py-1">
            <span className="block font-semibold text-ink wrap-anywhere">{contact?.name ?? displayNameOf(user)}</span>
            <CallLink person={contact ?? {}} />
          </li>
        ))}
      </ul>
    </Card>
  );
};
