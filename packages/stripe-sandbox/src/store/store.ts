import { type SavedState, savedState } from './records.ts';
import { readStateFile, writeStateFile } from './state-file.ts';

export type CollectionName = Exclude<keyof SavedState, 'version' | 'clock'>;
export type Collections = { [Name in CollectionName]: SavedState[Name][number] };
type Tables = { [Name in CollectionName]: Map<string, Collections[Name]> };

/**
 * The only place where state is stored or changed. Records are replaced, never modified. Changes made without
 * an `await` between them are written together.
 */
export type Store = {
  find<Name extends CollectionName>(collection: Name, id: string): Collections[Name] | null;
  /** Oldest first. */
  list<Name extends CollectionName>(collection: Name): Collections[Name][];
  put<Name extends CollectionName>(collection: Name, record: Collections[Name]): void;
  remove(collection: CollectionName, id: string): void;
  /** Epoch seconds at which the sandbox clock is stopped, or null when it follows real time. */
  clock(): number | null;
  setClock(now: number | null): void;
  /** Writes what is not on disk yet. */
  flush(): Promise<void>;
};

const writeAfterMilliseconds = 150;

/** Opens the store, from its file when there is one to keep. */
export const openStore = async (stateFile: string | null): Promise<Store> => {
  const {
    version,
    clock: kept,
    ...saved
  } = stateFile === null ? savedState.parse({ version: 1 }) : await readStateFile(stateFile);
  const tables = Object.fromEntries(
    Object.entries(saved).map(([name, records]) => [name, new Map(records.map((record) => [record.id, record]))]),
  ) as Tables;
  let clock = kept;
  const snapshot = () => {
    const lists = Object.entries(tables).map(([name, table]) => [name, [...table.values()]]);
    return { version, clock, ...Object.fromEntries(lists) } as SavedState;
  };
  const writer = createWriter(async () => (stateFile === null ? undefined : writeStateFile(stateFile, snapshot())));
  return {
    find: (collection, id) => tables[collection].get(id) ?? null,
    list: (collection) => [...tables[collection].values()],
    put: (collection, record) => {
      tables[collection].set(record.id, record);
      writer.changed();
    },
    remove: (collection, id) => {
      if (tables[collection].delete(id)) writer.changed();
    },
    clock: () => clock,
    setClock: (now) => {
      clock = now;
      writer.changed();
    },
    flush: writer.flush,
  };
};

/** Collects changes for a moment, then writes them one file at a time. */
const createWriter = (write: () => Promise<void>): { changed(): void; flush(): Promise<void> } => {
  let dirty = false;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing
      .catch(() => undefined)
      .then(async () => {
        if (!dirty) return;
        dirty = false;
        await write().catch((error: unknown) => {
          dirty = true;
          throw error;
        });
      });
    return writing;
  };
  const changed = (): void => {
    dirty = true;
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => console.error('The payment sandbox could not write its state file:', error));
    }, writeAfterMilliseconds);
  };
  return { changed, flush };
};
