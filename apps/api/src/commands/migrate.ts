import { dropUndeclaredIndexes, migrate } from '../database/migrate.ts';
import { databaseSchema } from '../every-feature.ts';
import { runCommand } from './run-command.ts';

const DROP = 'drop-undeclared';

await runCommand(async (dependencies) => {
  const [asked] = process.argv.slice(2);
  if (asked === DROP) {
    await dropUndeclaredIndexes(dependencies, databaseSchema);
    console.log('The database has no indexes but those of this version.');
  } else if (asked === undefined) {
    await migrate(dependencies, databaseSchema);
    console.log('The database has the collections and the indexes that this version expects.');
  } else throw new Error(`Say nothing, or ${DROP}.`);
});
