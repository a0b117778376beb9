import { screens } from '@wayfarer/contracts/screens';
import { SearchX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useMessage } from '../../features/contact-messages/inbox-queries.ts';
import { MessageFacts } from '../../features/contact-messages/message-facts.tsx';
import { MessageTexts } from '../../features/contact-messages/message-texts.tsx';
import { ReplyForm } from '../../features/contact-messages/reply-form.tsx';
import { isMissing, sentenceOf } from '../../shared/api/api-failure.ts';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

const columns = 'grid gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]';

const NoMessage = () => (
  <EmptyState
    title="There is no such message."
    text="It was deleted with its sender's account, or its address was cut off when it was copied."
    icon={<SearchX className="size-6" />}
    action={<LinkButton to={paths.adminMessages()}>All messages</LinkButton>}
  />
);

/** One message to the agency with its replies, and what is known of its sender. */
export const MessagePage = () => {
  const { id = '' } = useParams();
  const mayAnswer = useMay('answer-messages');
  const { data: message, error, refetch, isFetching } = useMessage(id);
  return (
    <>
      <Breadcrumb crumbs={[{ label: 'Messages', to: paths.adminMessages() }, { label: message?.name ?? 'Message' }]} />
      <PageHeading title={screens.adminMessage.title}>{message ? `Message from ${message.name}` : 'Message'}</PageHeading>
      {message === undefined && error === null ? (
        <LoadingBlock text="Loading message...">
          <div className={columns}>
            <Skeleton className="h-56 w-full" />
            <Skeleton className="h-72 w-full" />
          </div>
        </LoadingBlock>
      ) : null}
      {message === undefined && error !== null && isMissing(error) ? <NoMessage /> : null}
      {error !== null && !isMissing(error) ? (
        <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {message === undefined ? null : (
        <div className={columns}>
          <div className="min-w-0 space-y-8">
            <MessageTexts message={message} />
            {mayAnswer ? <ReplyForm key={message._id} message={message} /> : null}
          </div>
          <MessageFacts message={message} />
        </div>
      )}
    </>
  );
};
