import { type CustomerDetail, displayNameOf, type FoundCustomer, type JoinPreview as Preview } from '@wayfarer/contracts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { paths } from '../../../shared/paths.ts';
import { CUSTOMER_HINT, findCustomers, foundOf } from '../../../shared/pick/customer-text.ts';
import { Pick } from '../../../shared/pick/pick.tsx';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { LoadingBlock, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useJoinCustomers, useJoinPreview } from '../customer-queries.ts';
import { BeSure } from './be-sure.tsx';
import { JoinPreview } from './join-preview.tsx';

type JoinDialogProps = {
  customer: CustomerDetail;
  /** With whom; chosen in the dialog where that is not known. */
  offered: FoundCustomer | null;
  onClose: () => void;
};

/** Chooses the other customer, shows what would come of joining the two, and joins them once that is sure. */
export const JoinDialog = ({ customer, offered, onClose }: JoinDialogProps) => {
  const navigate = useNavigate();
  const [other, setOther] = useState(offered);
  const [isTurned, setTurned] = useState(false);
  const [isSure, setSure] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const [kept, closed] = isTurned && other ? [other._id, customer._id] : [customer._id, other?._id ?? null];
  const preview = useJoinPreview(kept, closed);
  const { mutateAsync, isPending, error, reset } = useJoinCustomers();
  const choose = (found: FoundCustomer | null): void => {
    setOther(found);
    setTurned(false);
    setSure(false);
    setMissing(false);
    reset();
  };
  const join = async (shown: Preview): Promise<void> => {
    setMissing(!isSure);
    if (!isSure) return box.current?.focus();
    const joined = await mutateAsync({ kept: shown.kept._id, closed: shown.closed._id }).catch(() => null);
    // What was looked at is no longer so: it is shown anew, beside why it was refused.
    if (joined === null) return void preview.refetch();
    void notify({ title: 'Joined', text: `${displayNameOf(joined)} now has everything of both accounts.`, tone: 'green' });
    onClose();
    void navigate(paths.adminUser(joined._id), { replace: true });
  };
  const shown = other === null || preview.isFetching ? undefined : preview.data;
  const refusal = error ?? (other === null || preview.isFetching ? null : preview.error);
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
      {shown === undefined ? null : (
        <Button variant="danger" busy={isPending} onClick={() => void join(shown)}>
          Join for good
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => (isOpen || isPending ? undefined : onClose())}
      title={`Join ${displayNameOf(customer)} with another customer`}
      text="Two customers who are one person become one. This cannot be undone."
      actions={actions}
    >
      <div className="space-y-6">
        <Pick
          label="Other customer"
          kind="customers"
          hint={CUSTOMER_HINT}
          find={async (search, signal) => (await findCustomers(search, signal)).filter(({ id }) => id !== customer._id)}
          chosen={other && foundOf(other)}
          onChoose={(found) => choose(found?.customer ?? null)}
        />
        {refusal === null ? null : <Notice>{sentenceOf(refusal)}</Notice>}
        {other !== null && preview.isFetching ? (
          <LoadingBlock text="Looking at both...">
            <Skeleton className="h-56 w-full" />
          </LoadingBlock>
        ) : null}
        {shown === undefined ? null : (
          <>
            <JoinPreview preview={shown} onTurn={() => setTurned(!isTurned)} />
            <BeSure preview={shown} isSure={isSure} onChange={setSure} isMissing={isMissing && !isSure} box={box} />
          </>
        )}
      </div>
    </Dialog>
  );
};
