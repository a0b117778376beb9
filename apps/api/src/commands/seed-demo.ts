import { migrate } from '../database/migrate.ts';
import { databaseSchema } from '../database-schema.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (dependencies) => {
  await migrate(dependencies, databaseSchema);
  const { packages, bookings, password } = await seedDemo(dependencies);
  console.log(`Made ${packages} packages and ${bookings} bookings. Log in as admin or traveller, password ${password}`);
});
