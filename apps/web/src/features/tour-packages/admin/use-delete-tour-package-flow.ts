import type { TourPackage } from '@wayfarer/contracts';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { confirm } from '../../../shared/ui/overlays/confirm.ts';
import { useDeleteTourPackage } from './tour-package-mutations.ts';

/** Asks, deletes, says so, and tells in the page why the server refused. */
export const useDeleteTourPackageFlow = (onDeleted: (tourPackage: TourPackage) => void) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutateAsync, isPending, variables } = useDeleteTourPackage();
  const askAndDelete = async (tourPackage: TourPackage) => {
    setRefusal(null);
    const sure = await confirm({
      title: 'Are you sure you want to delete this package?',
      text: `${tourPackage.title}. Bookings that were made for it stay as they are.`,
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await mutateAsync(tourPackage._id);
    } catch (thrown) {
      setRefusal(sentenceOf(thrown));
      return;
    }
    void notify({ title: 'Package deleted successfully', tone: 'green' });
    onDeleted(tourPackage);
  };
  return { refusal, deleting: isPending ? variables : undefined, askAndDelete };
};
