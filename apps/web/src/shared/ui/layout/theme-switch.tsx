import { useSyncExternalStore } from 'react';
import { Segmented } from '../fields/segmented.tsx';
import { chooseTheme, readTheme, subscribeToTheme, type Theme } from './theme.ts';

const options: ReadonlyArray<{ value: Theme; label: string }> = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light, dark, or the system's theme. */
export const ThemeSwitch = () => {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, (): Theme => 'system');
  return <Segmented label="Colour theme" options={options} value={theme} onValueChange={chooseTheme} />;
};
