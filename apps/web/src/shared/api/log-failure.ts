/**
 * Every call that fails leaves a line in the console (docs/specification.md section 7), in addition to the
 * sentence on its screen.
 */
export const logFailure =
  (whatFailed: string) =>
  (thrown: Error): void =>
    console.error(whatFailed, thrown);
