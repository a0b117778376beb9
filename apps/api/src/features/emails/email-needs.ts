import type { Dependencies } from '../../dependencies.ts';

export type EmailNeeds = Pick<Dependencies, 'database' | 'config' | 'clock'> & {
  /** The agency's present name. */
  readonly brand: () => Promise<string>;
};
