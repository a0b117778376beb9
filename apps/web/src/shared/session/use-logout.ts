import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { confirm } from '../ui/confirm.ts';
import { notify } from '../ui/notify.ts';
import { setDeparture } from './departure.ts';
import { endSession } from './session.ts';

/** The written logout: prompt, cleared session, notice of 2000 ms, then home (SPEC.md sections 4 and 8). */
export const useLogout = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  return async () => {
    const sure = await confirm({
      title: 'Are you sure?',
      text: 'You will be logged out of your account.',
      confirmLabel: 'Yes, Logout',
    });
    if (!sure) return;
    setDeparture(true);
    endSession();
    await notify({
      title: 'Logged Out!',
      text: 'You have been logged out successfully.',
      tone: 'green',
      duration: 2000,
      dismissible: false,
    });
    await navigate(paths.home());
    setDeparture(false);
  };
};
