import { Share2 } from 'lucide-react';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';

/** How long a link that has to be copied manually is shown, in milliseconds. */
const COPIED_SHOWN_MS = 30_000;

const isAborted = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'AbortError';

const copy = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    void notify({ title: 'Link copied', tone: 'green' });
  } catch {
    // Pages without https have no clipboard; otherwise access to it was denied.
    void notify({ title: 'Copy this link', text: url, duration: COPIED_SHOWN_MS });
  }
};

/**
 * Shares the page's address: with the device's share dialog if it has one, else with the clipboard. Closing
 * the dialog does neither.
 */
const share = async (title: string): Promise<void> => {
  const url = window.location.origin + window.location.pathname;
  if (typeof navigator.share !== 'function') return copy(url);
  try {
    await navigator.share({ title, url });
  } catch (thrown) {
    if (!isAborted(thrown)) await copy(url);
  }
};

export const ShareButton = ({ title }: { title: string }) => (
  <Button
    variant="secondary"
    className="print:hidden noscript:hidden"
    icon={<Share2 aria-hidden="true" className="size-5" />}
    onClick={() => void share(title)}
  >
    Share
  </Button>
);
