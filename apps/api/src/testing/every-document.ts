import type { TestApi } from './start-test-api.ts';

/** Every document of every collection, as text, by its place. */
export const everyDocument = async ({ dependencies: { database } }: TestApi): Promise<[string, string][]> => {
  const collections = await database.listCollections();
  const found = collections
    .filter(({ type }) => type === 'collection')
    .map(async ({ name }) => {
      const documents = await database.collection(name).find().toArray();
      return documents.map((document): [string, string] => [`${name}/${String(document._id)}`, JSON.stringify(document)]);
    });
  return (await Promise.all(found)).flat();
};
