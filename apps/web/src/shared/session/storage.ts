type Area = 'localStorage' | 'sessionStorage';

/**
 * What the browser refused to store (storage denied, or full), kept for as long as the page lives. Null was
 * removed.
 */
const kept = new Map<string, string | null>();
const nameOf = (area: Area, key: string): string => `${area} ${key}`;

/** A stored text, or the one that the browser refused to store. Null where there is none. */
export const readStored = (area: Area, key: string): string | null => {
  const own = kept.get(nameOf(area, key));
  if (own !== undefined) return own;
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
};

/**
 * Stores a text, or with null removes it. Never throws: where the browser refuses, it counts in this tab
 * until the page is left.
 */
export const writeStored = (area: Area, key: string, text: string | null): void => {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    kept.delete(nameOf(area, key));
  } catch {
    kept.set(nameOf(area, key), text);
  }
};

/** Forgets everything that is stored for this tab alone. */
export const clearTabStorage = (): void => {
  for (const name of kept.keys()) if (name.startsWith('sessionStorage ')) kept.delete(name);
  try {
    window.sessionStorage.clear();
  } catch {
    // A browser that denies storage has stored nothing.
  }
};
