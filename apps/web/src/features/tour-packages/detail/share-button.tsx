import { Share2 } from 'lucide-react';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';

/** How long a link that has to be copied by hand stands there, in milliseconds. */
const TIME_TO_COPY = 30_000;

const isAborted = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'AbortError';

const copy = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    void notify({ title: 'Link copied', tone: 'green' });
  } catch {
    // There is no clipboard on a page without https, or it was refused.
    void notify({ title: 'Copy this link', text: url, duration: TIME_TO_COPY });
  }
};

/** Hands the page's address on: by the device's own list where it has one, else by the clipboard. Whoever closes that list wants neither. */
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
    className="print:hidden"
    icon={<Share2 aria-hidden="true" className="size-5" />}
    onClick={() => void share(title)}
  >
    Share
  </Button>
);
