import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../shared/session/use-may.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import type { DueBack } from './due-back.ts';

const GiveBackDialog = lazy(async () => ({
  default: (await loadPart(() => import('./give-back-dialog.tsx'))).GiveBackDialog,
}));

type GivenBackButtonProps = { due: readonly DueBack[]; label: string };

/** Opens the dialog in which staff write down what they gave back; absent where nothing is due. */
export const GivenBackButton = ({ due, label }: GivenBackButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const mayChange = useMay('change-bookings');
  if (!mayChange || (due.length === 0 && !isOpen)) return null;
  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Suspense>
          <GiveBackDialog due={due} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
