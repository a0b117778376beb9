export type Announcement = {
  title: string;
  text?: string;
  tone?: 'green' | 'red' | 'grey';
  /** Milliseconds, exact; the specified notices have their own. */
  duration?: number;
  /** False if the specification wants no button. */
  dismissible?: boolean;
};

export type ShownAnnouncement = {
  key: number;
  close: () => void;
} & Announcement;

let shown: readonly ShownAnnouncement[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

const publish = (next: readonly ShownAnnouncement[]): void => {
  shown = next;
  for (const listener of listeners) listener();
};

/** For ToastViewport: the visible notices, oldest first. */
export const readAnnouncements = (): readonly ShownAnnouncement[] => shown;
export const subscribeToAnnouncements = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows a notice and has it read out; resolves when its time is over or it was closed. */
export const notify = (announcement: Announcement): Promise<void> =>
  new Promise((resolve) => {
    lastKey += 1;
    const key = lastKey;
    const close = () => {
      clearTimeout(timer);
      publish(shown.filter((other) => other.key !== key));
      resolve();
    };
    const timer = setTimeout(close, announcement.duration ?? 4000);
    publish([...shown, { ...announcement, key, close }]);
  });
