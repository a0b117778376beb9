import { screens } from '@wayfarer/contracts/screens';
import { useParams } from 'react-router-dom';
import { useVoucher } from '../../features/documents/use-voucher.ts';
import { VoucherVerdict } from '../../features/documents/voucher-verdict.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

const Answer = ({ code }: { code: string }) => {
  const { data: voucher, error, isFetching, refetch } = useVoucher(code);
  if (voucher !== undefined) return <VoucherVerdict voucher={voucher} />;
  if (error !== null) return <FailedState message={sentenceOf(error)} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <LoadingBlock text="Checking the voucher...">
      <Skeleton className="h-72 w-full rounded-card" />
    </LoadingBlock>
  );
};

/** What a guide's phone shows once it has scanned a voucher. */
export const VerifyVoucherPage = () => {
  const { code = '' } = useParams();
  return (
    <div className="gutters py-8 sm:py-14">
      <div className="mx-auto max-w-prose space-y-6">
        <PageHeading title={screens.verifyVoucher.title}>{screens.verifyVoucher.title}</PageHeading>
        <Answer key={code} code={code} />
      </div>
    </div>
  );
};
