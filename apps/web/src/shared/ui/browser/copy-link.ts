import { t } from '../../words/words.ts';
import { notify } from '../feedback/notify.ts';

/** How long a link that has to be copied manually is shown, in milliseconds. */
const COPIED_SHOWN_MS = 30_000;

/** Puts a link into the clipboard, or shows it to be copied by hand. */
export const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    void notify({ title: t('Link copied'), tone: 'green' });
  } catch {
    // Pages without https have no clipboard; otherwise access to it was denied.
    void notify({ title: t('Copy this link'), text: url, duration: COPIED_SHOWN_MS });
  }
};
