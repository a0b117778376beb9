import { Types } from 'mongoose';

/** An id as records hold it. */
export type ObjectId = Types.ObjectId;

/** The id of something that is not stored yet. */
export const newId = (): string => new Types.ObjectId().toHexString();

/** An id as records hold it. @param id one that the contract has checked */
export const objectIdOf = (id: string): ObjectId => new Types.ObjectId(id);

/** An id as the wire has it, under both of its names. */
export const identityOf = (id: ObjectId) => ({ _id: String(id), id: String(id) });
