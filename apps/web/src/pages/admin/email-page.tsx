import { screens } from '@wayfarer/contracts/screens';
import { SearchX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { EmailFacts } from '../../features/emails/email-facts.tsx';
import { EmailPreview } from '../../features/emails/email-preview.tsx';
import { useEmail } from '../../features/emails/email-queries.ts';
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

const NoEmail = () => (
  <EmptyState
    title="There is no such email."
    text="It was erased after a while or with its reader's account, or its address was cut off when it was copied."
    icon={<SearchX className="size-6" />}
    action={<LinkButton to={paths.adminEmails()}>All emails</LinkButton>}
  />
);

/** One email as it was sent, its recipient and cause, and a way to send it again. */
export const EmailPage = () => {
  const { emailId = '' } = useParams();
  const { data: email, error, refetch, isFetching } = useEmail(emailId);
  const mayResend = useMay('resend-emails');
  return (
    <>
      <Breadcrumb crumbs={[{ label: 'Emails', to: paths.adminEmails() }, { label: email?.subject ?? 'Email' }]} />
      <PageHeading title={screens.adminEmail.title}>{email?.subject ?? 'Email'}</PageHeading>
      {email === undefined && error === null ? (
        <LoadingBlock text="Loading email...">
          <div className={columns}>
            <Skeleton className="h-96 w-full" />
            <Skeleton className="h-72 w-full" />
          </div>
        </LoadingBlock>
      ) : null}
      {email === undefined && error !== null && isMissing(error) ? <NoEmail /> : null}
      {error !== null && !isMissing(error) ? (
        <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {email === undefined ? null : (
        <div className={columns}>
          <EmailPreview email={email} />
          <EmailFacts key={email._id} email={email} mayResend={mayResend} />
        </div>
      )}
    </>
  );
};
