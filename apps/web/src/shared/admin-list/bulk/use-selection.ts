import { useState } from 'react';

export type Selection<Row> = {
  /** The selected rows of this page, in the order of the list. */
  rows: readonly Row[];
  /** Whether all rows of the current search are selected, on every page. */
  isEverything: boolean;
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Selects all rows of this page, or none. */
  togglePage: () => void;
  chooseEverything: () => void;
  clear: () => void;
};

/** The selection in a list. It is reset with each search and page: nothing out of sight is selected. */
export const useSelection = <Row extends { _id: string }>(shown: readonly Row[], question: string): Selection<Row> => {
  const [state, setState] = useState({ question, ids: new Set<string>(), isEverything: false });
  const present = state.question === question ? state : { question, ids: new Set<string>(), isEverything: false };
  const rows = shown.filter(({ _id }) => present.isEverything || present.ids.has(_id));
  const choose = (ids: Iterable<string>, isEverything = false) => setState({ question, ids: new Set(ids), isEverything });
  return {
    rows,
    isEverything: present.isEverything,
    has: ({ _id }) => present.isEverything || present.ids.has(_id),
    toggle: ({ _id }) => {
      const ids = new Set(rows.map((row) => row._id));
      if (!ids.delete(_id)) ids.add(_id);
      choose(ids);
    },
    togglePage: () => choose(rows.length === shown.length ? [] : shown.map(({ _id }) => _id)),
    chooseEverything: () => choose([], true),
    clear: () => choose([]),
  };
};
