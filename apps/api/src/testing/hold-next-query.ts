import mongoose from 'mongoose';
import { vi } from 'vitest';
import type { TestApi } from './start-test-api.ts';

/**
 * Delays the database's answer to the next query of a collection, so that a test can change something between
 * the read and its end. `answered` resolves when the database has answered; the query resolves after `letGo`.
 * @param isMeant tells the query by its filter, where work in the background (an event of the provider, say)
 * may ask the same collection
 */
export const holdNextQuery = (
  { dependencies }: TestApi,
  collection: string,
  isMeant: (filter: Record<string, unknown>) => boolean = () => true,
) => {
  const answer = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const { exec } = mongoose.Query.prototype;
  const held = vi.spyOn(mongoose.Query.prototype, 'exec').mockImplementation(async function (
    this: mongoose.Query<unknown, unknown>,
  ) {
    const found: unknown = await exec.call(this);
    const { db, collection: asked } = this.model;
    if (db !== dependencies.database || asked.name !== collection || !isMeant(this.getFilter())) return found;
    held.mockRestore();
    answer.resolve();
    await release.promise;
    return found;
  });
  return { answered: answer.promise, letGo: release.resolve };
};
