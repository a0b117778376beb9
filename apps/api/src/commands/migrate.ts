import { migrate } from '../database/migrate.ts';
import { shape } from '../shape.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (dependencies) => {
  await migrate(dependencies, shape);
  console.log('The database has the collections and the indexes that this version expects.');
});
