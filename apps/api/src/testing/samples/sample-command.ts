import type { OpenCommand } from '../../features/attempts/index.ts';

/** A refund that is to be made two seconds after 1970 began. */
export const sampleCommand = (fields: Partial<OpenCommand> = {}): OpenCommand => ({
  kind: 'refund',
  attemptId: 'one',
  refundKey: 'one-1',
  dueAt: new Date(2000),
  tries: 0,
  refusals: 0,
  ...fields,
});
