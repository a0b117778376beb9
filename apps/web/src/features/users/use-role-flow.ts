import { useMutation, useQueryClient } from '@tanstack/react-query';
import { displayNameOf, type Role, type User } from '@wayfarer/contracts';
import { useState } from 'react';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { confirm } from '../../shared/ui/overlays/confirm.ts';
import { roleNames, rolePurposes } from './role-words.ts';

/** Asks, changes the role of a user, and shows the outcome in the page. */
export const useRoleFlow = () => {
  const queryClient = useQueryClient();
  const [told, setTold] = useState<{ refusal: string | null; done: string }>({ refusal: null, done: '' });
  const { mutateAsync } = useMutation({
    mutationFn: ({ _id, role }: Pick<User, '_id' | 'role'>) =>
      callEndpoint('changeRole', { params: { id: _id }, body: { role } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: laterQueryKeys.users.all }),
  });
  const askAndChange = async ({ _id, ...user }: User, role: Role): Promise<void> => {
    setTold({ refusal: null, done: '' });
    const sure = await confirm({
      title: `Give ${displayNameOf(user)} the role ${roleNames[role]}?`,
      text: `${rolePurposes[role]} It takes effect at once.`,
      confirmLabel: 'Change role',
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await mutateAsync({ _id, role });
      setTold({ refusal: null, done: `${displayNameOf(user)} now has the role ${roleNames[role]}.` });
    } catch (thrown) {
      setTold({ refusal: sentenceOf(thrown), done: '' });
    }
  };
  return { ...told, askAndChange };
};
