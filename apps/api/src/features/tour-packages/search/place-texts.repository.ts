import type { Connection } from 'mongoose';
import { MAX_QUERY_MS } from '../../../database/limit-query-time.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { DestinationRecord } from '../../destinations/index.ts';
import { INDEX_COMMENT } from './index-comment.ts';
import type { WordIndex } from './words/word-index.ts';

type Fields = Pick<DestinationRecord, '_id' | 'name' | 'country' | 'description' | 'translations'>;
const projectionOf = ({ offered }: WordIndex) => ({
  name: 1,
  country: 1,
  description: 1,
  ...Object.fromEntries(offered.map((language) => [`translations.${language}`, 1])),
});
const placesIn = (database: Connection) => database.collection<Fields>('destinations');

/** Puts the words of all places into the word index. @throws when the signal is aborted */
export const readAllPlaces = async (database: Connection, signal: AbortSignal, words: WordIndex): Promise<void> => {
  const found = placesIn(database).find(
    {},
    { projection: projectionOf(words), comment: INDEX_COMMENT, batchSize: 100, maxTimeMS: 0, signal },
  );
  for await (const { _id, ...texts } of found) words.putPlace(String(_id), texts);
};

/** Puts the words of some places, as they are now, in the place of those that were known. */
export const readPlaces = async (database: Connection, ids: readonly string[], words: WordIndex): Promise<void> => {
  const found = await placesIn(database)
    .find(
      { _id: { $in: ids.map(objectIdOf) } },
      { projection: projectionOf(words), comment: INDEX_COMMENT, maxTimeMS: MAX_QUERY_MS },
    )
    .toArray();
  const present = new Map(found.map(({ _id, ...texts }) => [String(_id), texts]));
  for (const id of ids) {
    const texts = present.get(id);
    if (texts) words.putPlace(id, texts);
    else words.removePlace(id);
  }
};
