import type { Connection, Model, Schema } from 'mongoose';
import { limitQueryTime } from './limit-query-time.ts';

/** The schemas that already have the time limit: each is one object for all connections. */
const limited = new WeakSet<object>();

/** The model of a schema on one connection; the same one each time. Its reads end in time. */
export const modelOf = <Record>(connection: Connection, name: string, schema: Schema<Record>): Model<Record> => {
  const made = connection.models[name] as Model<Record> | undefined;
  if (made) return made;
  if (!limited.has(schema)) limitQueryTime(schema as Schema);
  limited.add(schema);
  return connection.model<Record>(name, schema);
};
