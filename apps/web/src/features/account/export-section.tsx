import { sentenceOf } from '../../shared/api/api-failure.ts';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { saveFile } from '../../shared/ui/browser/save-file.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { t } from '../../shared/words/words.ts';
import { useExport } from './account-queries.ts';
import { AccountSection } from './account-section.tsx';

const save = (content: unknown): void =>
  saveFile(`account-${todayOnSite()}.json`, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));

/** Everything that is stored, as one file. */
export const ExportSection = () => {
  const ask = useExport();
  return (
    <AccountSection
      heading={t('Your data')}
      text={<p>{t('Everything that we keep about you in one file: bookings, payments, emails and messages.')}</p>}
    >
      {ask.isError ? <Notice>{sentenceOf(ask.error)}</Notice> : null}
      <Button variant="secondary" busy={ask.isPending} onClick={() => ask.mutate(undefined, { onSuccess: save })}>
        {t('Download my data')}
      </Button>
    </AccountSection>
  );
};
