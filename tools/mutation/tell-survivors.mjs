/** Tells of each survivor as soon as it is known: whoever writes its test need not wait for the end of the run. Of a mutant that could not be tried, too. */
class Survivors {
  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    if (['Survived', 'NoCoverage', 'RuntimeError'].includes(status))
      console.log(`${status}: ${fileName}:${location.start.line}, ${mutatorName} ${replacement}`);
  }
}

/** How the tool finds the plugin. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }];
