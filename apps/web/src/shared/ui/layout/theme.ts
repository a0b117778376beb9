import { writeStored } from '../../session/storage.ts';

export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

/** The chosen theme; 'system' by default. public/early.js applies it before the first paint. */
export const readTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

/** Applies a theme and remembers it in this browser. */
export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme;
    writeStored('localStorage', 'theme', null);
  } else {
    document.documentElement.dataset.theme = theme;
    writeStored('localStorage', 'theme', theme);
  }
  for (const listener of listeners) listener();
};

export const subscribeToTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
