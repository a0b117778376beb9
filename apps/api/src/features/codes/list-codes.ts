import { bookingNumberOf, type CodeUses, type PromotionCode } from '@wayfarer/contracts';
import type { PageOf, PageRequest } from '../../database/lists/list-page.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { todayOf } from '../../time/today-of.ts';
import { accountNamesOf, userRepository } from '../users/index.ts';
import type { CodeRecord } from './code.model.ts';
import { presentCode } from './code.presenter.ts';
import { codeRepository } from './code.repository.ts';
import { codeUsesRepository } from './code-uses.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

export const noSuchCode = (): ApiError => new ApiError('NOT_FOUND', 'There is no such code.');

/** Some codes with how often they are used: one more read for all of them. */
export const withUses = async (needs: Needs, records: readonly CodeRecord[]): Promise<PromotionCode[]> => {
  const ids = records.map(({ _id }) => _id);
  const counts = await codeUsesRepository(needs.database).count(ids, null, needs.clock());
  const today = todayOf(needs);
  return records.map((record) => presentCode(record, { uses: counts.get(String(record._id))?.uses ?? 0, today }));
};

/** The codes by their text, and those that begin with what is searched. */
export const listCodes = async (
  needs: Needs,
  query: PageRequest & { search?: string | undefined; sort: 'code' | '-code' },
): Promise<PageOf<PromotionCode>> => {
  const page = await codeRepository(needs.database).list(query);
  return { ...page, records: await withUses(needs, page.records) };
};

/** The latest bookings that use a code. @throws NOT_FOUND */
export const listCodeUses = async ({ database, clock }: Pick<Needs, 'database' | 'clock'>, id: string): Promise<CodeUses> => {
  const found = await codeUsesRepository(database).listLatest(objectIdOf(id), clock());
  if (!found) throw noSuchCode();
  const ids = [...new Set(found.latest.map(({ by }) => String(by)))];
  const [usernames, names] = await Promise.all([userRepository(database).namesOf(ids), accountNamesOf(database, ids)]);
  const uses = found.latest.map(({ booking, by, until }) => ({
    booking: String(booking),
    bookingNumber: bookingNumberOf(String(booking)),
    username: usernames.get(String(by)) ?? null,
    name: names.get(String(by)),
    heldUntil: until?.toISOString() ?? null,
  }));
  return { total: found.total, uses };
};
