import { type Logger, pino } from 'pino';
import { traceIdNow } from '../tracing/tracing.ts';

export type { Logger } from 'pino';

/** Structured lines on standard output. Secrets and passwords are cut out wherever they would appear. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    mixin: () => {
      const traceId = traceIdNow();
      return traceId === undefined ? {} : { traceId };
    },
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'], remove: true },
  });
