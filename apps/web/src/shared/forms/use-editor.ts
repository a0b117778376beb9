import { useRef, useState } from 'react';
import { confirmDiscard } from './use-leave-guard.ts';

/** What the form beside a table is about: a new entry, or the one that Edit was chosen for. */
export interface Editor<Entry> {
  /** null: a new one. */
  entry: Entry | null;
  /** Changes whenever the form begins anew. */
  turn: number;
  /** Whether the panel is open where there is no room to show it all the time. */
  open: boolean;
  add: () => Promise<void>;
  edit: (entry: Entry) => Promise<void>;
  close: () => Promise<void>;
  /** After saving: an empty form again, without asking. */
  finish: () => void;
  /** The form tells whether it holds unsaved changes; they are not given up unasked. */
  setUnsaved: (unsaved: boolean) => void;
}

/** Moves the form beside a table between adding and editing. */
export const useEditor = <Entry extends object>(first: Entry | null = null, openAtFirst = false): Editor<Entry> => {
  const [state, setState] = useState({ entry: first, turn: 0, open: openAtFirst });
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
    add: () => ask(null, true),
    edit: (entry) => ask(entry, true),
    close: () => ask(null, false),
    finish: () => begin(null, false),
    setUnsaved: (value) => {
      unsaved.current = value;
    },
  };
};
