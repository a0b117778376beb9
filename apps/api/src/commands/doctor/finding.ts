/** The result of one check and, where something is wrong, how to fix it. */
export type Finding = {
  readonly about:
    | 'settings'
    | 'database'
    | 'provider'
    | 'webhook'
    | 'mail'
    | 'clock'
    | 'disk'
    | 'pictures'
    | 'backup'
    | 'site'
    | 'jobs';
  /** `note` works, but the operator should know. */
  readonly state: 'ok' | 'note' | 'wrong';
  readonly sentence: string;
};

export const ok = (about: Finding['about'], sentence: string): Finding => ({ about, state: 'ok', sentence });
export const note = (about: Finding['about'], sentence: string): Finding => ({ about, state: 'note', sentence });
export const wrong = (about: Finding['about'], sentence: string): Finding => ({ about, state: 'wrong', sentence });

export const lineOf = ({ about, state, sentence }: Finding): string =>
  `${(state === 'wrong' ? 'WRONG' : state).padEnd(6)}${about.padEnd(10)}${sentence}`;
