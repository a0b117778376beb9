import { Schema } from 'mongoose';

/** How often something was done within a window, as rate-limiter-flexible stores it. */
export const rateLimitSchema = new Schema(
  { key: String, points: Number, expire: Date },
  { collection: 'ratelimits', versionKey: false },
);
rateLimitSchema.index({ expire: -1 }, { expireAfterSeconds: 0 });
rateLimitSchema.index({ key: 1 }, { unique: true });
