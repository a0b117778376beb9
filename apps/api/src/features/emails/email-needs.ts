import type { Dependencies } from '../../dependencies.ts';

export type EmailNeeds = Pick<Dependencies, 'database' | 'config' | 'clock'> & {
  /** What the agency calls itself at this moment. */
  readonly brand: () => Promise<string>;
};
