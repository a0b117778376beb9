import type {
  ChargeRecord,
  EventRecord,
  IdempotentAnswerRecord,
  PaymentIntentRecord,
  RefundRecord,
  SessionRecord,
} from './records.ts';
import { emptyState, readStateFile, type SavedState, writeStateFile } from './state-file.ts';

type Collections = {
  sessions: SessionRecord;
  paymentIntents: PaymentIntentRecord;
  charges: ChargeRecord;
  refunds: RefundRecord;
  events: EventRecord;
  idempotentAnswers: IdempotentAnswerRecord;
};
type CollectionName = keyof Collections;
type Tables = { [Name in CollectionName]: Map<string, Collections[Name]> };

/**
 * The only place where anything is remembered or changed. Records are replaced, never edited. Changes made without an `await` between them
 * reach the file together.
 */
export type Store = {
  find<Name extends CollectionName>(collection: Name, id: string): Collections[Name] | null;
  /** Oldest first. */
  list<Name extends CollectionName>(collection: Name): Collections[Name][];
  put<Name extends CollectionName>(collection: Name, record: Collections[Name]): void;
  remove(collection: CollectionName, id: string): void;
  /** Epoch seconds at which the sandbox clock stands still, or null when it follows real time. */
  clock(): number | null;
  setClock(now: number | null): void;
  /** Writes what is not on disk yet. */
  flush(): Promise<void>;
};

const byId = <Rec extends { id: string }>(records: Rec[]) => new Map(records.map((record) => [record.id, record]));
const writeAfterMilliseconds = 150;

/** Opens the store, from its file when there is one to keep. */
export const openStore = async (stateFile: string | null): Promise<Store> => {
  const saved = stateFile === null ? emptyState : await readStateFile(stateFile);
  const tables: Tables = {
    sessions: byId(saved.sessions),
    paymentIntents: byId(saved.paymentIntents),
    charges: byId(saved.charges),
    refunds: byId(saved.refunds),
    events: byId(saved.events),
    idempotentAnswers: byId(saved.idempotentAnswers),
  };
  let clock = saved.clock;
  const snapshot = (): SavedState => ({
    version: 1,
    clock,
    sessions: [...tables.sessions.values()],
    paymentIntents: [...tables.paymentIntents.values()],
    charges: [...tables.charges.values()],
    refunds: [...tables.refunds.values()],
    events: [...tables.events.values()],
    idempotentAnswers: [...tables.idempotentAnswers.values()],
  });
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

/** Gathers changes for a moment, then writes them one file at a time. */
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
