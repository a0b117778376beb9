import type { QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Question } from '../ui/overlays/confirm.ts';

/** What a list needs to know to delete its entries. */
export type DeletableEntity<Entry> = {
  /** In the singular, 'destination'. Also the key of its saved drafts. */
  noun: string;
  nameOf: (entry: Entry) => string;
  /** The question before deleting, and the text below it. */
  deleteQuestion: string;
  deleteText: (entry: Entry) => string;
  /**
   * What a delete would leave behind, in place of that text, with where to look first; null where nothing is.
   */
  deleteWarning?: (entry: Entry) => Promise<Required<Pick<Question, 'text' | 'list' | 'link'>> | null>;
  deletedNotice?: string;
  /** The cached lists that an answer changes: all keys that begin with this one. */
  lists: QueryKey;
  /** Other queries that show the entity. They are loaded again when next shown. */
  outdated: ReadonlyArray<QueryKey>;
  /** What stands beside the entity in its list, and depends on it: loaded again at once. */
  reloaded?: ReadonlyArray<QueryKey>;
  /** @returns the id in the answer */
  delete: (id: string) => Promise<string>;
  /** Undoes a delete, if the server can. */
  restore?: (id: string) => Promise<unknown>;
};

/** What a list needs to know to add and edit its entries too. */
export type EditableEntity<Entry, Body> = DeletableEntity<Entry> & {
  addedNotice: string;
  updatedNotice: string;
  add: (body: Body) => Promise<Entry>;
  /** @returns null where it asked the editor first, who went back */
  edit: (id: string, body: Body) => Promise<Entry | null>;
};

/** The entity's form. */
export type EntityForm<Entry, Values, Output, Body> = {
  /** The form's initial values; null for a new entry. */
  valuesOf: (entry: Entry | null) => Values;
  /** The label of each field, in the form's order; hidden fields have none. */
  labels: Readonly<Record<Exclude<keyof Values & string, 'version' | 'keptImages' | 'acceptedEffect'>, string>>;
  schema: z.ZodType<Output, Values>;
  bodyOf: (output: Output, entry: Entry | null) => Body;
};
