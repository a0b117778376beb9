import { screens } from '@wayfarer/contracts/screens';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useVoucher } from '../../features/documents/use-voucher.ts';
import { VoucherVerdict } from '../../features/documents/voucher-verdict.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { paths } from '../../shared/paths.ts';
import { saveReturnTo } from '../../shared/session/return-to.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { rich } from '../../shared/words/rich.tsx';
import { t } from '../../shared/words/words.ts';

/** Only who checks travellers in loads it. */
const VoucherArrivals = lazy(async () => ({
  default: (await loadPart(() => import('../../features/manifest/voucher-arrivals.tsx'))).VoucherArrivals,
}));

/** For a guide whose login has ended: after it they are led back to this voucher. */
const StaffLogin = () => {
  const { role } = useSession();
  const { pathname } = useLocation();
  if (role !== null) return null;
  return (
    <p className="text-ink-soft">
      {rich('Do you check travellers in? <login>', {
        login: (
          <Link
            to={paths.login()}
            onClick={() => saveReturnTo(pathname)}
            className="touchable font-semibold text-ink underline underline-offset-4"
          >
            {t('Log in')}
          </Link>
        ),
      })}
    </p>
  );
};

const Answer = ({ code }: { code: string }) => {
  const { data: voucher, error, isFetching, refetch } = useVoucher(code);
  const mayCheckIn = useMay('check-in');
  if (voucher !== undefined)
    return (
      <>
        <VoucherVerdict voucher={voucher} />
        {mayCheckIn && voucher.status !== 'unknown' ? (
          <Suspense>
            <VoucherArrivals code={code} />
          </Suspense>
        ) : null}
        <StaffLogin />
      </>
    );
  if (error !== null) return <FailedState message={sentenceOf(error)} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <LoadingBlock text={t('Checking the voucher...')}>
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
