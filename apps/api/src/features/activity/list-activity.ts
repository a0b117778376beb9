import { type ActivityEntry, type ActivityFilter, activityAreaOf, type Category } from '@wayfarer/contracts';
import type { PageOf, PageRequest } from '../../database/lists/list-page.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { ActivityRecord } from './activity.model.ts';
import { idIn, presentActivity, type ThingNames } from './activity.presenter.ts';
import { activityListRepository } from './activity-list.repository.ts';

/**
 * How the present names of things are found, by their kind in the log ('package'); of others none is shown.
 */
export type NameThings = Readonly<Record<'user' | 'package' | 'destination', (ids: string[]) => Promise<Map<string, string>>>>;

/** The categories of packages, by which their seasons name prices; those without are left out. */
export type FindCategories = (ids: string[]) => Promise<Map<string, Category[]>>;

const OBJECT_ID = /^[0-9a-f]{24}$/;

/** One query for each kind of thing on the page. */
const readNames = async (
  records: readonly ActivityRecord[],
  begun: ReadonlyMap<string, ActivityRecord['asked']>,
  nameThings: NameThings,
): Promise<ThingNames> => {
  const ids = new Map(Object.keys(nameThings).map((kind) => [kind, new Set<string>()]));
  for (const { by, endpoint, action, outcome } of records) {
    ids.get('user')?.add(by.id);
    // Calls about departures name their package.
    if (activityAreaOf(endpoint) === 'departures')
      ids.get('package')?.add((idIn(begun.get(String(action))?.params) ?? '').toLowerCase());
    for (const { thing, id } of outcome?.changes ?? []) ids.get(thing)?.add(id);
  }
  const named = Object.entries(nameThings).map(async ([kind, nameThem]) => {
    const known = [...(ids.get(kind) ?? [])].filter((id) => OBJECT_ID.test(id));
    return [kind, known.length === 0 ? new Map<string, string>() : await nameThem(known)] as const;
  });
  return new Map(await Promise.all(named));
};

/** Of packages whose seasons changed and whose categories did not; most pages have none. */
const readCategories = async (
  records: readonly ActivityRecord[],
  findCategories: FindCategories,
): Promise<Map<string, Category[]>> => {
  const changes = records.flatMap(({ outcome }) => outcome?.changes ?? []);
  const has = ({ fields }: (typeof changes)[number], name: string): boolean => fields.some(({ field }) => field === name);
  const ids = changes.flatMap((one) =>
    one.thing === 'package' && has(one, 'seasons') && !has(one, 'categories') ? [one.id] : [],
  );
  return ids.length === 0 ? new Map() : findCategories([...new Set(ids)]);
};

/**
 * What staff did, latest first, with old and new values. Names are the present ones: a deleted user is not
 * named.
 */
export const listActivity = async (
  { database, config }: Pick<Dependencies, 'database' | 'config'>,
  { nameThings, findCategories }: { nameThings: NameThings; findCategories: FindCategories },
  asked: ActivityFilter & PageRequest,
): Promise<{ entries: ActivityEntry[]; page: PageOf<ActivityRecord> }> => {
  const actions = activityListRepository(database);
  const page = await actions.listEnded(asked, config.SITE_TIME_ZONE);
  const begun = await actions.askedOf(page.records.map(({ action }) => action));
  const [names, categories] = await Promise.all([
    readNames(page.records, begun, nameThings),
    readCategories(page.records, findCategories),
  ]);
  const about = asked.about?.toLowerCase();
  const present = { names, categories };
  const entries = page.records.map((record) => presentActivity(record, begun.get(String(record.action)) ?? null, present, about));
  return { entries, page };
};
