/** A part of the product that runs as a process of its own. */
export type ProcessDefinition = {
  /** As in the lines on the terminal: 'The API'. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly logFile: string;
  /** Resolves when it does its work; is asked again after each start. */
  readonly untilReady: (signal: AbortSignal) => Promise<void>;
  /** Processes of a lower number are stopped first: whoever uses the database goes before it. */
  readonly stopOrder: number;
};
