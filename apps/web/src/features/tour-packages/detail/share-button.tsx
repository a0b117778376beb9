import { Share2 } from 'lucide-react';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { copyLink } from '../../../shared/ui/browser/copy-link.ts';
import { t } from '../../../shared/words/words.ts';

const isAborted = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'AbortError';

/**
 * Shares the page's address: with the device's share dialog if it has one, else with the clipboard. Closing
 * the dialog does neither.
 */
const share = async (title: string): Promise<void> => {
  const url = window.location.origin + window.location.pathname;
  if (typeof navigator.share !== 'function') return copyLink(url);
  try {
    await navigator.share({ title, url });
  } catch (thrown) {
    if (!isAborted(thrown)) await copyLink(url);
  }
};

export const ShareButton = ({ title }: { title: string }) => (
  <Button
    variant="secondary"
    className="print:hidden noscript:hidden"
    icon={<Share2 aria-hidden="true" className="size-5" />}
    onClick={() => void share(title)}
  >
    {t('Share')}
  </Button>
);
