import { t } from '../../shared/words/words.ts';

/** The first stop of the Tab key. */
export const SkipLink = () => (
  <a
    href="#content"
    className="no-print fixed top-3 start-3 z-60 -translate-y-24 rounded-control bg-ink px-4 py-3 font-semibold text-page transition-transform focus-visible:translate-y-0"
  >
    {t('Skip to content')}
  </a>
);
