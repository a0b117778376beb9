import { type ActivityEntry, type ActorKind, activityAreaOf, MAX_TOLD_CHANGES } from '@wayfarer/contracts';
import { identityOf } from '../../database/object-ids.ts';
import type { ActionOutcome, AdminActionRecord } from './admin-action.model.ts';
import type { ChangedResource } from './changed-resource-of.ts';
import { toldChange, toldValue } from './told-value.ts';

/** Present names of things, by kind and id. */
export type ThingNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

const namesOfKind: Partial<Record<ActorKind, string>> = { command: 'Operator' };

const outcomeOf = (outcome: ActionOutcome | null): ActivityEntry['outcome'] => {
  if (!outcome || outcome.status >= 500) return 'failed';
  return outcome.status < 400 ? 'done' : 'refused';
};

/** Of something that is gone, the name that it had: it is among what was told of its deletion. */
const formerNameOf = ({ fields }: ChangedResource): string | null => {
  const named = fields.find(({ field }) => field === 'title' || field === 'name' || field === 'code');
  return toldValue(named?.to ?? named?.from);
};

const presentChange = (changed: ChangedResource, names: ThingNames): ActivityEntry['changes'][number] => ({
  thing: changed.thing,
  id: changed.id,
  name: names.get(changed.thing)?.get(changed.id) ?? formerNameOf(changed),
  fields: changed.fields.map(({ field, from, to }) => ({ field, ...toldChange(from, to) })),
});

const idIn = (params: object | undefined): string | null => {
  const id: unknown = params && 'id' in params ? params.id : null;
  return typeof id === 'string' ? id : null;
};

const presentAsked = (body: object | undefined): ActivityEntry['asked'] =>
  Object.entries(body ?? {}).flatMap(([field, value]) => {
    const told = toldValue(value);
    return told === null ? [] : [{ field, value: told }];
  });

/** The change of the thing that was asked about comes first. */
const toldFirst = (changes: readonly ChangedResource[], about: string | undefined): ChangedResource[] =>
  changes.toSorted((one, other) => Number(other.id === about) - Number(one.id === about));

/** @param asked of its first entry; @param names of users by id, under 'user', and of what else has a name */
export const presentActivity = (
  { _id, at, by, endpoint, outcome }: AdminActionRecord,
  asked: AdminActionRecord['asked'],
  names: ThingNames,
  about?: string,
): ActivityEntry => {
  const all = toldFirst(outcome?.changes ?? [], about);
  const changes = all.slice(0, MAX_TOLD_CHANGES).map((changed) => presentChange(changed, names));
  const left = all.length - changes.length;
  return {
    ...identityOf(_id),
    at: at.toISOString(),
    by: { kind: by.kind, id: by.id, name: names.get('user')?.get(by.id) ?? namesOfKind[by.kind] ?? 'Deleted user' },
    call: endpoint,
    area: activityAreaOf(endpoint),
    about: idIn(asked?.params) ?? outcome?.added ?? changes[0]?.id ?? null,
    outcome: outcomeOf(outcome),
    code: outcome?.code ?? null,
    changes,
    ...(left > 0 ? { left } : {}),
    asked: changes.length > 0 ? [] : presentAsked(asked?.body),
  };
};
