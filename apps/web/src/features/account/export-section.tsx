import { sentenceOf } from '../../shared/api/api-failure.ts';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { useExport } from './account-queries.ts';
import { AccountSection } from './account-section.tsx';

const save = (content: unknown): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `account-${todayOnSite()}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};

/** Everything that is kept, as one file. */
export const ExportSection = () => {
  const ask = useExport();
  return (
    <AccountSection
      heading="Your data"
      text={<p>Everything that we keep about you in one file: bookings, payments, emails and messages.</p>}
    >
      {ask.isError ? <Notice>{sentenceOf(ask.error)}</Notice> : null}
      <Button variant="secondary" busy={ask.isPending} onClick={() => ask.mutate(undefined, { onSuccess: save })}>
        Download my data
      </Button>
    </AccountSection>
  );
};
