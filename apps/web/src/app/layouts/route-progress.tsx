import { useNavigation } from 'react-router-dom';
import { t } from '../../shared/words/words.ts';

/**
 * A thin line while the next screen's code loads; it appears after 200 ms, so that quick changes do not
 * flicker.
 */
export const RouteProgress = () => {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <output className="route-progress fixed inset-x-0 top-0 z-60 block h-0.5 overflow-hidden bg-accent">
      <span className="sr-only">{t('Loading page')}</span>
    </output>
  );
};
