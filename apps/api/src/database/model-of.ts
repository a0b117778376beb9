import type { Connection, Model, Schema } from 'mongoose';

/** The model of a schema on one connection; the same one each time. */
export const modelOf = <Record>(connection: Connection, name: string, schema: Schema<Record>): Model<Record> =>
  (connection.models[name] as Model<Record> | undefined) ?? connection.model<Record>(name, schema);
