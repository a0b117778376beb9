import type { CustomerDetail } from '@wayfarer/contracts';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { saveFile } from '../../shared/ui/browser/save-file.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { useExportCustomer } from './customer-queries.ts';

type CustomerDataProps = { customer: CustomerDetail; erasing: boolean; onErase: () => void };

/**
 * For those who write to the agency instead of using their account: all that is stored as a file, and erasing
 * it.
 */
export const CustomerData = ({ customer: { _id, username }, erasing, onErase }: CustomerDataProps) => {
  const ask = useExportCustomer(_id);
  const save = (content: unknown): void =>
    saveFile(`${username}-${todayOnSite()}.json`, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  return (
    <Card as="section" aria-labelledby="data" className="space-y-4">
      <div>
        <h2 id="data" className="font-bold text-ink text-lead">
          Their data
        </h2>
        <p className="mt-1.5 text-ink-soft">The file is the one they can download themselves, and has your notes in it.</p>
      </div>
      {ask.isError ? <Notice>{sentenceOf(ask.error)}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={ask.isPending} onClick={() => ask.mutate(undefined, { onSuccess: save })}>
          Export
        </Button>
        <Button variant="danger" busy={erasing} onClick={onErase}>
          Erase
        </Button>
      </div>
    </Card>
  );
};
