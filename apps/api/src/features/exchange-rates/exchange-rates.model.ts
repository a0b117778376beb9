import type { ExchangeRate } from '@wayfarer/contracts';
import { Schema } from 'mongoose';

/** Rates of one origin: what staff typed, or what was read from the European Central Bank. */
export type ExchangeRatesRecord = {
  _id: 'typed' | 'ecb';
  /** How often it was changed. */
  version: number;
  rates: ExchangeRate[];
  /** Of those read: when that was, and sentences about rates that were kept out then. */
  readAt?: Date;
  keptOut?: string[];
};

export const exchangeRatesRecordSchema = new Schema<ExchangeRatesRecord>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    rates: { type: Schema.Types.Mixed, required: true },
    readAt: { type: Date },
    keptOut: { type: [String], default: undefined },
  },
  { collection: 'exchangerates', versionKey: false },
);
