import { useNavigate } from 'react-router-dom';
import { callEndpoint } from '../api/call-endpoint.ts';
import { paths } from '../paths.ts';
import { notify } from '../ui/feedback/notify.ts';
import { confirm } from '../ui/overlays/confirm.ts';
import { t } from '../words/words.ts';
import { beginLogout } from './logout-state.ts';
import { endSession } from './session.ts';
import { clearTabStorage } from './storage.ts';

/**
 * The specified logout: prompt, cleared session, notice of 2000 ms, then home (docs/specification.md sections
 * 4 and 8).
 */
export const useLogout = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  return async () => {
    const sure = await confirm({
      title: t('Are you sure?'),
      text: t('You will be logged out of your account.'),
      confirmLabel: t('Yes, Logout'),
    });
    if (!sure) return;
    beginLogout();
    // The server is told to delete the token too; this browser does not wait for it.
    void callEndpoint('logout', {}).catch(() => undefined);
    endSession();
    // After a logout no booking draft is left for the next person at this browser.
    clearTabStorage();
    await notify({
      title: t('Logged Out!'),
      text: t('You have been logged out successfully.'),
      tone: 'green',
      duration: 2000,
      dismissible: false,
    });
    await navigate(paths.home());
  };
};
