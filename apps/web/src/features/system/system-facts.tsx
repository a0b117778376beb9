import type { System } from '@wayfarer/contracts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { versionWords } from '../../shared/format/version-words.ts';
import { Fact } from '../../shared/ui/display/fact.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { queueNames, waitingWords } from './system-words.ts';
import { TestEmail } from './test-email.tsx';

const moment = (at: string | null): string => (at === null ? 'Never' : formatMoment(at));

/** Versions, mail, the provider's events and what waits to be worked off. */
export const SystemFacts = ({ version, commit, database, mail, webhook, queues, figuresCountedUpTo }: System) => (
  <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
    <Card as="section" aria-labelledby="system-mail">
      <h2 id="system-mail" className="font-semibold text-body text-ink">
        Mail
      </h2>
      <dl className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Fact name="Sent from">{mail.from ?? 'No mail server is set'}</Fact>
        <Fact name="Last sent">{moment(mail.lastSentAt)}</Fact>
        {mail.lastFailure === null ? null : (
          <Fact name="What the mail server says" wide>
            {mail.lastFailure}
          </Fact>
        )}
      </dl>
      <TestEmail />
    </Card>
    <Card as="section" aria-labelledby="system-work">
      <h2 id="system-work" className="font-semibold text-body text-ink">
        Versions and work
      </h2>
      <dl className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Fact name="Version">{versionWords({ version, commit })}</Fact>
        <Fact name="Database">MongoDB {database}</Fact>
        <Fact name="Last event by the webhook">{moment(webhook.lastEventAt)}</Fact>
        <Fact name="Figures of the dashboard as of">{moment(figuresCountedUpTo)}</Fact>
        {queues.map(({ name, length, oldestSeconds }) => (
          <Fact key={name} name={queueNames[name]}>
            {length === 0 ? 'Nothing waits' : `${length} wait, the longest for ${waitingWords(oldestSeconds)}`}
          </Fact>
        ))}
      </dl>
    </Card>
  </div>
);
