import { t } from '../../shared/words/words.ts';

/** Shown until the first screen's code has loaded: only the page's background, so that nothing can jump. */
export const FirstScreen = () => <output className="sr-only">{t('Loading')}</output>;
