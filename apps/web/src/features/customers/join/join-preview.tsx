import { type CustomerToJoin, displayNameOf, type JoinPreview as Preview } from '@wayfarer/contracts';
import { formatInstantDay } from '../../../shared/format/calendar-day.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';

type SideProps = { heading: string; side: CustomerToJoin; tone: 'green' | 'grey' };

const addressWords = ({ email, isEmailVerified }: CustomerToJoin): string => {
  if (email === null) return 'No email address';
  return `${email} (${isEmailVerified ? 'confirmed' : 'not confirmed'})`;
};

const Side = ({ heading, side, tone }: SideProps) => (
  <section aria-label={heading} className="min-w-0 space-y-1 rounded-control border border-hairline p-4">
    <Badge tone={tone}>{heading}</Badge>
    <p className="wrap-anywhere pt-1 font-bold text-ink">{displayNameOf(side)}</p>
    <ul className="wrap-anywhere space-y-1 text-ink-soft">
      <li>{addressWords(side)}</li>
      <li>{side.phone ?? 'No phone number'}</li>
      <li>Username {side.username}</li>
      <li>Since {formatInstantDay(side.createdAt)}</li>
      <li>{side.bookings === 0 ? 'No bookings' : counted(side.bookings, 'booking')}</li>
    </ul>
  </section>
);

/** '2 bookings', without what there is none of. */
const someOf = (counts: readonly (readonly [number, string])[]): string[] =>
  counts.filter(([count]) => count > 0).map(([count, noun]) => counted(count, noun));

const goesAlong = ({ moves }: Preview): string[] =>
  someOf([
    [moves.bookings, 'booking'],
    [moves.notes, 'note'],
    [moves.messages, 'message'],
    [moves.emails, 'email'],
    [moves.codeUses, 'code use'],
  ]);

const isLost = ({ lost, closed }: Preview): string[] => [
  ...(lost.hasPassword ? [`the login ${closed.username} with its password`] : []),
  ...someOf([
    [lost.passkeys, 'passkey'],
    [lost.sessions, 'open login'],
  ]),
];

const listed = (texts: readonly string[], none: string): string =>
  texts.length === 0 ? none : `${new Intl.ListFormat('en-GB').format(texts)}.`;

type JoinPreviewProps = { preview: Preview; onTurn: () => void };

/** What would come of it: which account remains, what goes along, and what is lost. */
export const JoinPreview = ({ preview, onTurn }: JoinPreviewProps) => {
  const { kept, closed, mayTurn, after, endsLogin } = preview;
  const lines = [
    ['Goes along, with payments, documents and who travels', listed(goesAlong(preview), 'Nothing.')],
    ['Lost', listed(isLost(preview), 'Nothing: nobody logs in to it.')],
    ['Name afterwards', after.name ?? kept.username],
    ['Phone afterwards', after.phone ?? 'None'],
    ['Told by email', [kept.email, closed.email].flatMap((email) => email ?? []).join(', ') || 'Nobody: neither has an address.'],
  ] as const;
  return (
    <div className="space-y-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Side heading="Remains" side={kept} tone="green" />
        <Side heading="Is closed" side={closed} tone="grey" />
      </div>
      {mayTurn ? (
        <Button variant="secondary" size="small" onClick={onTurn}>
          Keep {displayNameOf(closed)} ({closed.username}) instead
        </Button>
      ) : (
        <p className="text-ink-soft text-small">
          The account with the {kept.isEmailVerified ? 'confirmed ' : ''}address always remains.
        </p>
      )}
      {endsLogin ? (
        <Notice tone="amber">
          Nobody has confirmed {kept.email}. It may be of somebody else, so its password and logins end; who reads that mailbox
          sets a new one by “Forgot password?”.
        </Notice>
      ) : null}
      <dl className="space-y-3">
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt className="text-ink-faint text-small">{name}</dt>
            <dd className="wrap-anywhere font-medium text-ink">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-small">
        The other name, phone number and address still find this customer. Issued invoices stay as they are.
      </p>
    </div>
  );
};
