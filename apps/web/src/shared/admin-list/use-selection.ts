import { useState } from 'react';

export type Selection<Row> = {
  /** The rows of this page that are chosen, in the order of the list. */
  rows: readonly Row[];
  /** Whether all rows of the present question are meant, on whichever page. */
  isEverything: boolean;
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** All rows of this page, or none of them. */
  togglePage: () => void;
  chooseEverything: () => void;
  clear: () => void;
};

/** What is chosen in a list. It begins anew with each question and page: nothing is chosen that is out of sight. */
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
