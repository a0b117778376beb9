import type { User } from '@wayfarer/contracts';
import { useState } from 'react';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { confirm } from '../../shared/ui/overlays/confirm.ts';
import { useDeleteUser } from './admin-user-queries.ts';

/** Asks, deletes, and tells in the page why the server refused (one's own account, the last admin). */
export const useDeleteUserFlow = () => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const { mutateAsync, isPending, variables } = useDeleteUser();
  const askAndDelete = async (user: User) => {
    setRefusal(null);
    const sure = await confirm({
      title: 'Are you sure you want to delete this user?',
      text: `${user.username} is logged out everywhere at once. This cannot be undone.`,
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await mutateAsync(user._id);
      setDone(`${user.username} was deleted.`);
    } catch (thrown) {
      setRefusal(sentenceOf(thrown));
    }
  };
  return { refusal, done, deleting: isPending ? variables : undefined, askAndDelete };
};
