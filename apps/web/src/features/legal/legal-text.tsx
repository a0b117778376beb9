import { useQuery } from '@tanstack/react-query';
import type { AgencyTextName } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/paths.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Prose } from '../../shared/ui/display/prose.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { ownText } from '../../shared/words/own-text.tsx';
import { t } from '../../shared/words/words.ts';
import { agencyTextsQuery } from './agency-texts-query.ts';

/** A text of the agency, or that it is not written. */
export const LegalText = ({ name }: { name: AgencyTextName }) => {
  const { data, error, isFetching, refetch } = useQuery(agencyTextsQuery);
  const { title } = screens[name];
  const text = data?.[name];
  return (
    <div className="gutters space-y-6 py-10 sm:py-16">
      <PageHeading title={title}>{title}</PageHeading>
      {data === undefined && error === null ? (
        <LoadingBlock text={t('Loading text...')}>
          <Skeleton className="h-64 w-full max-w-prose" />
        </LoadingBlock>
      ) : null}
      {data === undefined && error !== null ? (
        <FailedState message={sentenceOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {text === undefined ? null : <Prose text={text} {...ownText(data ?? {}, name)} />}
      {text !== undefined && data?.changedAt ? (
        <p className="text-ink-faint text-small">
          {t('Version {version}, {moment}', { version: data.version, moment: formatMoment(data.changedAt) })}
        </p>
      ) : null}
      {data !== undefined && text === undefined ? (
        <>
          <p className="text-ink-soft">{t('This text has not been written yet.')}</p>
          <LinkButton to={paths.contact()}>{t('Ask us')}</LinkButton>
        </>
      ) : null}
    </div>
  );
};
