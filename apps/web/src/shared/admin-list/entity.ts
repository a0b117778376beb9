import type { QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';

/** What a list needs to know to delete its entries. */
export type DeletableEntity<Entry> = {
  /** In the singular, 'destination'. A draft of its form is saved under it. */
  noun: string;
  nameOf: (entry: Entry) => string;
  /** The question before deleting, and what is said below it. */
  deleteQuestion: string;
  deleteText: (entry: Entry) => string;
  deletedNotice?: string;
  /** The cached lists that an answer changes; all keys that begin with it. */
  lists: QueryKey;
  /** What else shows the entity. It is loaded again when it is next seen. */
  outdated: ReadonlyArray<QueryKey>;
  /** @returns the id of the answer */
  delete: (id: string) => Promise<string>;
  /** Undoes a delete, where the server can. */
  restore?: (id: string) => Promise<unknown>;
};

/** What a list needs to know to add and edit its entries too. */
export type EditableEntity<Entry, Body> = DeletableEntity<Entry> & {
  addedNotice: string;
  updatedNotice: string;
  add: (body: Body) => Promise<Entry>;
  edit: (id: string, body: Body) => Promise<Entry>;
};

/** The entity's form. */
export type EntityForm<Entry, Values, Output, Body> = {
  /** What the form begins with; null for a new entry. */
  valuesOf: (entry: Entry | null) => Values;
  /** What each field is called on the screen, in the form's order; what travels with the form unseen has no name. */
  labels: Readonly<Record<Exclude<keyof Values & string, 'version' | 'keptImages'>, string>>;
  schema: z.ZodType<Output, Values>;
  bodyOf: (output: Output, entry: Entry | null) => Body;
};
