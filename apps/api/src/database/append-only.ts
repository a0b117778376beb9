import type { Schema } from 'mongoose';

const UPDATES = ['updateOne', 'updateMany', 'findOneAndUpdate'] as const;
const REPLACEMENTS = ['replaceOne', 'findOneAndReplace', 'deleteOne', 'deleteMany', 'findOneAndDelete'] as const;

/**
 * Makes a collection append-only: an update or deletion throws before it reaches the database.
 * @param mayUpdate which updates are allowed anyway
 */
export const makeAppendOnly = (schema: Schema, mayUpdate: (update: unknown) => boolean = () => false): void => {
  const refuse = (): never => {
    throw new Error('This collection is append-only.');
  };
  schema.pre([...UPDATES], { document: false, query: true }, function refuseUpdates() {
    if (!mayUpdate(this.getUpdate())) refuse();
  });
  schema.pre([...REPLACEMENTS], { document: false, query: true }, refuse);
  schema.pre('bulkWrite', function refuseBulk(writes) {
    if (!writes.every((write) => 'updateOne' in write && mayUpdate(write.updateOne.update))) refuse();
  });
  // Saving a loaded document does not trigger the hooks of queries.
  schema.pre('save', function refuseSaving() {
    if (!this.isNew) refuse();
  });
};
