import { cruise } from 'dependency-cruiser';
import { folderCirclesIn } from './folder-circles.mjs';
import { ruleSet } from './rules.mjs';

/**
 * What the tool found below the folder: its own modules (without packages), and every import that a rule
 * forbids.
 */
export const cruiseTree = async (baseDir, folders) => {
  const { output } = await cruise(
    folders,
    {
      baseDir,
      ruleSet,
      validate: true,
      outputType: 'json',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|coverage|\\.turbo)/' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'node', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
      },
    },
    { symlinks: true },
  );
  const { modules, summary } = JSON.parse(output);
  return {
    modules: modules.map(({ source }) => source).filter((source) => /\.tsx?$/.test(source) && !source.includes('node_modules')),
    unresolved: modules.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ couldNotResolve, module }) => couldNotResolve && module.startsWith('.'))
        .map(({ module }) => `${source} → ${module}`),
    ),
    violations: [...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })), ...folderCirclesIn(modules)],
  };
};
