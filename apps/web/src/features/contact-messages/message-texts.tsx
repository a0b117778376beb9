import type { InboxMessage } from '@wayfarer/contracts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { Card } from '../../shared/ui/layout/card.tsx';

const Text = ({ from, at, text, isReply = false }: { from: string; at: string; text: string; isReply?: boolean }) => (
  <li className={isReply ? 'ps-5 sm:ps-10' : ''}>
    <Card className={isReply ? 'border-s-4 border-s-accent' : ''}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-ink-soft text-small">
        <span className="font-semibold text-ink wrap-anywhere">{from}</span>
        <time dateTime={at} className="figures">
          {formatMoment(at)}
        </time>
      </p>
      <p className="mt-3 whitespace-pre-line text-ink wrap-anywhere">{text}</p>
    </Card>
  </li>
);

/** The message and the agency's replies, oldest first. */
export const MessageTexts = ({ message }: { message: InboxMessage }) => (
  <ol aria-label="Messages" className="space-y-4">
    <Text from={message.name} at={message.receivedAt} text={message.message} />
    {message.replies.map(({ text, sentAt, by }) => (
      <Text key={sentAt} from={by ?? 'A former admin'} at={sentAt} text={text} isReply />
    ))}
  </ol>
);
