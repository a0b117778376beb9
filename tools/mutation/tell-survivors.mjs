/**
 * Prints each survivor as soon as it is known, so that its test can be written before the run ends; also
 * mutants that could not be tested.
 */
class Survivors {
  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    if (['Survived', 'NoCoverage', 'RuntimeError'].includes(status))
      console.log(`${status}: ${fileName}:${location.start.line}, ${mutatorName} ${replacement}`);
  }
}

/** The entry point for Stryker. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }];
