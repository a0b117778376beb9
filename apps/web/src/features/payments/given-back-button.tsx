import { displayNameOf, formatMoney, type Payment } from '@wayfarer/contracts';
import { useState } from 'react';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { useConfirm } from '../../shared/ui/overlays/use-confirm.ts';
import { useGiveBack } from './use-by-hand.ts';

/** Says that the oldest refund of money taken by hand was given back; absent where none is due. */
export const GivenBackButton = ({ payment }: { payment: Payment }) => {
  const { mutateAsync, isPending } = useGiveBack(payment);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = useConfirm();
  const mayChange = useMay('change-bookings');
  const due = payment.byHand && payment.refunds.find(({ state }) => state === 'pending');
  if (!due || !mayChange) return null;
  const press = async (): Promise<void> => {
    const sure = await confirm({
      title: `Has ${displayNameOf(payment.user)} got ${formatMoney(due.amount)} back?`,
      text: 'It then counts as refunded, and the traveller is told by email.',
      confirmLabel: 'Given back',
    });
    if (!sure) return;
    setFailure(null);
    try {
      await mutateAsync(due.id);
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
    }
  };
  return (
    <>
      <Button variant="secondary" size="small" busy={isPending} onClick={() => void press()}>
        Given back
      </Button>
      {failure === null ? null : (
        <p role="alert" className="basis-full">
          {failure}
        </p>
      )}
    </>
  );
};
