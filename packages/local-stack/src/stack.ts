import type { Crew } from './crew.ts';
import type { Secrets } from './keep-secrets.ts';
import type { layoutOf } from './prepare-data-folder.ts';
import type { Settings } from './settings.ts';

/** What every part is started from. */
export type Stack = {
  readonly settings: Settings;
  readonly layout: ReturnType<typeof layoutOf>;
  readonly log: (part: string) => string;
  readonly ports: { readonly database: number; readonly sandbox: number; readonly api: number };
  readonly secrets: Secrets;
  readonly crew: Crew;
  /** What the parts inherit besides their own variables. */
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
};
