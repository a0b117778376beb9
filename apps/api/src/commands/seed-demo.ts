import { migrate } from '../database/migrate.ts';
import { databaseSchema } from '../every-feature.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (dependencies) => {
  await migrate(dependencies, databaseSchema);
  const made = await seedDemo(dependencies);
  console.log(
    made
      ? `Made ${made.packages} packages and ${made.bookings} bookings. Log in as admin or traveller, password ${made.password}`
      : 'The demo data is already there.',
  );
});
