import type { Destination } from '@wayfarer/contracts';
import { useState } from 'react';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { confirm } from '../../shared/ui/overlays/confirm.ts';
import { useDeleteDestination } from './destination-mutations.ts';

/** Asks, deletes, and tells in the page why the server refused (409 names the packages that use it). */
export const useDeleteDestinationFlow = (onDeleted: (destination: Destination) => void) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutateAsync, isPending, variables } = useDeleteDestination();
  const askAndDelete = async (destination: Destination) => {
    setRefusal(null);
    const sure = await confirm({
      title: 'Are you sure you want to delete this destination?',
      text: `${destination.name}, ${destination.country}`,
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await mutateAsync(destination._id);
      onDeleted(destination);
    } catch (thrown) {
      setRefusal(sentenceOf(thrown));
    }
  };
  return { refusal, deleting: isPending ? variables : undefined, askAndDelete };
};
