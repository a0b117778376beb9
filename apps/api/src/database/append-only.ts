import type { Schema } from 'mongoose';

const UPDATES = ['updateOne', 'updateMany', 'findOneAndUpdate'] as const;
const REPLACEMENTS = ['replaceOne', 'findOneAndReplace', 'deleteOne', 'deleteMany', 'findOneAndDelete'] as const;

/**
 * Lets a collection grow, and do nothing else: a change or removal of what is in it throws before the database is asked.
 * @param mayUpdate which updates are allowed all the same
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
  // A document that was read and is saved again goes to the database past the hooks of queries.
  schema.pre('save', function refuseSaving() {
    if (!this.isNew) refuse();
  });
};
