/** Every call that fails leaves a line in the console (docs/specification.md section 7), beside the sentence that its screen shows. */
export const logFailure =
  (whatFailed: string) =>
  (thrown: Error): void =>
    console.error(whatFailed, thrown);
