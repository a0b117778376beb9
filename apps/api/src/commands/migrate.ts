import { everySchema } from '../app.ts';
import { migrate } from '../database/migrate.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ database, logger }) => {
  await migrate(database, everySchema, logger);
  console.log('The database has the collections and the indexes that this version expects.');
});
