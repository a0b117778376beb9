import { migrate } from '../database/migrate.ts';
import { databaseSchema } from '../every-feature.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (dependencies) => {
  await migrate(dependencies, databaseSchema);
  console.log('The database has the collections and the indexes that this version expects.');
});
