import { screens } from '@wayfarer/contracts/screens';
import { useState } from 'react';
import { useAgency } from '../../features/agency/agency-query.ts';
import { AgencySettings } from '../../features/agency/agency-settings.tsx';
import { DeskLimitsSettings } from '../../features/agency/desk-limits-settings.tsx';
import { NoticesSettings } from '../../features/agency/notices-settings.tsx';
import { TextsSettings } from '../../features/agency/texts-settings.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { HistoryTabs } from './history.tsx';

/** What the agency says about itself and how it looks (docs/specification.md section 10). */
export const AgencyPage = () => {
  const [hasUnsavedSettings, setUnsavedSettings] = useState(false);
  const [turn, setTurn] = useState(0);
  const [hasUnsavedTexts, setUnsavedTexts] = useState(false);
  const [hasUnsavedAddress, setUnsavedAddress] = useState(false);
  const [hasUnsavedLimits, setUnsavedLimits] = useState(false);
  const { data: agency, error, refetch, isFetching } = useAgency();
  // What was typed stays, and saving it then says that the settings have changed.
  const beginAgain = async () => (hasUnsavedSettings ? undefined : setTurn(turn + 1));
  return (
    <>
      <PageHeading
        title={screens.adminAgency.title}
        text="What your agency says about itself on every page, how it looks, and until when it takes bookings."
      >
        Settings
      </PageHeading>
      {agency === undefined && error === null ? (
        <LoadingBlock text="Loading settings...">
          <div className="space-y-6">
            <Skeleton className="h-64 w-full" />
            <Skeleton className="h-80 w-full" />
          </div>
        </LoadingBlock>
      ) : null}
      {agency === undefined && error !== null ? (
        <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {agency === undefined ? null : (
        <HistoryTabs of={{ area: 'settings' }} onRestored={beginAgain} label="Settings" first="Settings">
          <div className="space-y-10">
            <AgencySettings
              key={turn}
              agency={agency}
              alsoUnsaved={hasUnsavedTexts || hasUnsavedAddress || hasUnsavedLimits}
              onUnsaved={setUnsavedSettings}
            />
            <DeskLimitsSettings onUnsaved={setUnsavedLimits} />
            <NoticesSettings onUnsaved={setUnsavedAddress} />
            <TextsSettings onUnsaved={setUnsavedTexts} />
          </div>
        </HistoryTabs>
      )}
    </>
  );
};
