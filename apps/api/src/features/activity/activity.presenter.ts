import {
  type ActivityEntry,
  type ActorKind,
  activityAreaOf,
  type Category,
  type ChangedField,
  MAX_TOLD_CHANGES,
} from '@wayfarer/contracts';
import { identityOf } from '../../database/object-ids.ts';
import type { ActionOutcome, ActivityRecord } from './activity.model.ts';
import type { ChangedResource } from './changed-resource-of.ts';
import { categoriesIn, packageEntriesOf } from './package-entries.ts';
import { arePictures, toldPictureChange, toldPictures } from './told-pictures.ts';
import { toldChange, toldValue } from './told-value.ts';
import { type ValueEntry, valueEntriesOf } from './value-entries.ts';
import { withoutIds } from './without-ids.ts';

/** Present names of things, by kind and id. */
export type ThingNames = ReadonlyMap<string, ReadonlyMap<string, string>>;
/**
 * What entries of the log refer to, as it is now: names of things, and categories of packages by their ids.
 */
export type Present = { readonly names: ThingNames; readonly categories: ReadonlyMap<string, Category[]> };

/** What follows from other fields of a package, and changes with them. */
const FOLLOWS = new Set(['nextDay', 'next', 'fromPrice', 'unit']);
/** What a call says beside what it is to do. */
const UNTOLD = new Set(['version', 'acceptedEffect']);

const namesOfKind: Partial<Record<ActorKind, string>> = { command: 'Operator' };

const outcomeOf = (outcome: ActionOutcome | null): ActivityEntry['outcome'] => {
  if (!outcome || outcome.status >= 500) return 'failed';
  return outcome.status < 400 ? 'done' : 'refused';
};

/** Of something that is gone, the name that it had: it is among what was told of its deletion. */
const formerNameOf = ({ fields }: ChangedResource): string | null => {
  const named = fields.find(({ field }) => field === 'title' || field === 'name' || field === 'code');
  return toldValue(valueEntriesOf(named?.to ?? named?.from));
};

const presentFields = ({ thing, id, fields }: ChangedResource, present: Present): ChangedField[] => {
  const isPackage = thing === 'package';
  const shownOf = (field: string, value: unknown): unknown => (isPackage ? value : withoutIds(field, value));
  const changed = fields.find(({ field }) => field === 'categories');
  const entriesOf = (field: string, value: unknown, side: 'from' | 'to'): ValueEntry[] =>
    isPackage
      ? packageEntriesOf(field, value, changed ? categoriesIn(changed[side]) : present.categories.get(id))
      : valueEntriesOf(value);
  return fields
    .filter(({ field }) => !isPackage || !FOLLOWS.has(field))
    .map(({ field, from, to }) => ({ field, from: shownOf(field, from), to: shownOf(field, to) }))
    .filter(({ from, to }) => from !== null || to !== null)
    .map(({ field, from, to }) => ({
      field,
      ...(arePictures(field)
        ? toldPictureChange(from, to)
        : toldChange(entriesOf(field, from, 'from'), entriesOf(field, to, 'to'))),
    }));
};

const presentChange = (changed: ChangedResource, present: Present): ActivityEntry['changes'][number] => ({
  thing: changed.thing,
  id: changed.id,
  name: present.names.get(changed.thing)?.get(changed.id) ?? formerNameOf(changed),
  fields: presentFields(changed, present),
});

/** The id in the path of a call. */
export const idIn = (params: object | undefined): string | null => {
  const id: unknown = params && 'id' in params ? params.id : null;
  return typeof id === 'string' ? id : null;
};

/** Which departure a call was about: of its package and day, or neither. */
const departureIn = (asked: ActivityRecord['asked'], present: Present): ActivityEntry['departure'] => {
  const { id, day } = { ...asked?.body, ...asked?.params } as { id?: unknown; day?: unknown };
  if (typeof id !== 'string' || typeof day !== 'string') return undefined;
  return { title: present.names.get('package')?.get(id.toLowerCase()) ?? null, day };
};

const presentAsked = (isPackage: boolean, body: object = {}): ActivityEntry['asked'] => {
  const categories = 'categories' in body ? categoriesIn(body.categories) : undefined;
  return Object.entries(body).flatMap(([field, value]) => {
    if (UNTOLD.has(field)) return [];
    const shown = withoutIds(field, value);
    const entries = isPackage ? packageEntriesOf(field, shown, categories) : valueEntriesOf(shown);
    const told = arePictures(field) ? toldPictures(value) : toldValue(entries);
    return told === null ? [] : [{ field, value: told }];
  });
};

/** The change of the thing that was asked about comes first. */
const toldFirst = (changes: readonly ChangedResource[], about: string | undefined): ChangedResource[] =>
  changes.toSorted((one, other) => Number(other.id === about) - Number(one.id === about));

/**
 * @param asked of its first entry;
 * @param present with names of users by id, under 'user', and of what else has a name
 */
export const presentActivity = (
  { _id, at, by, endpoint, outcome }: ActivityRecord,
  asked: ActivityRecord['asked'],
  present: Present,
  about?: string,
): ActivityEntry => {
  const all = toldFirst(outcome?.changes ?? [], about);
  const changes = all.slice(0, MAX_TOLD_CHANGES).map((changed) => presentChange(changed, present));
  const area = activityAreaOf(endpoint);
  const left = all.length - changes.length;
  const departure = area === 'departures' ? departureIn(asked, present) : undefined;
  return {
    ...identityOf(_id),
    at: at.toISOString(),
    by: { kind: by.kind, id: by.id, name: present.names.get('user')?.get(by.id) ?? namesOfKind[by.kind] ?? 'Deleted user' },
    call: endpoint,
    area,
    ...(departure ? { departure } : {}),
    about: idIn(asked?.params) ?? outcome?.added ?? changes[0]?.id ?? null,
    outcome: outcomeOf(outcome),
    code: outcome?.code ?? null,
    changes,
    ...(left > 0 ? { left } : {}),
    asked: changes.length > 0 ? [] : presentAsked(area === 'packages', asked?.body),
  };
};
