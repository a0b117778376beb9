import { useRef, useState } from 'react';
import { confirmDiscard } from '../../forms/use-leave-guard.ts';
import { useSavedDraft } from '../../forms/use-saved-draft.ts';
import type { DeletableEntity } from '../entity.ts';

/** What is saved of the form when the session ends. */
export type EntityDraft<Entry, Values> = { entry: Entry | null; values: Values };

/** The state of the form beside a table: it adds a new entry, or edits the one that Edit was chosen for. */
export type Editor<Entry, Values> = {
  /** null: a new entry. */
  entry: Entry | null;
  /** The form's initial values. */
  defaultValues: Values;
  /** Restored after a new login; null for a fresh form. */
  draft: EntityDraft<Entry, Values> | null;
  /** Changes whenever the form is reset. */
  turn: number;
  /** Whether the panel is open, where it is not always visible. */
  open: boolean;
  add: () => Promise<void>;
  edit: (entry: Entry) => Promise<void>;
  close: () => Promise<void>;
  /** After saving: an empty form again, without asking. */
  finish: () => void;
  /** The form reports whether it has unsaved changes, which are discarded only after confirmation. */
  setUnsaved: (unsaved: boolean) => void;
};

/** Switches the form beside a table between adding and editing. */
export const useEditor = <Entry extends object, Values>(
  { noun }: DeletableEntity<Entry>,
  { valuesOf }: { valuesOf: (entry: Entry | null) => Values },
): Editor<Entry, Values> => {
  const draft = useSavedDraft<EntityDraft<Entry, Values>>(noun);
  const [state, setState] = useState({
    entry: draft?.entry ?? null,
    turn: 0,
    open: draft !== null,
  });
  const unsaved = useRef(false);
  const begin = (entry: Entry | null, open: boolean) => {
    unsaved.current = false;
    setState((before) => ({ entry, turn: before.turn + 1, open }));
  };
  const ask = async (entry: Entry | null, open: boolean) => {
    if (!unsaved.current || (await confirmDiscard())) begin(entry, open);
  };
  return {
    ...state,
    defaultValues: valuesOf(state.entry),
    draft: state.turn === 0 ? draft : null,
    add: () => ask(null, true),
    edit: (entry) => ask(entry, true),
    close: () => ask(null, false),
    finish: () => begin(null, false),
    setUnsaved: (value) => {
      unsaved.current = value;
    },
  };
};
