import { useSyncExternalStore } from 'react';
import { t, tc } from '../../words/words.ts';
import { Segmented } from '../fields/segmented.tsx';
import { chooseTheme, readTheme, subscribeToTheme, type Theme } from './theme.ts';

const options = (): ReadonlyArray<{ value: Theme; label: string }> => [
  { value: 'system', label: tc('a theme', 'System') },
  { value: 'light', label: tc('a theme', 'Light') },
  { value: 'dark', label: tc('a theme', 'Dark') },
];

/** Light, dark, or the system's theme. */
export const ThemeSwitch = () => {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, (): Theme => 'system');
  return <Segmented label={t('Colour theme')} options={options()} value={theme} onValueChange={chooseTheme} />;
};
