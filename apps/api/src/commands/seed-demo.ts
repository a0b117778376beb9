import { migrate } from '../database/migrate.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { shape } from '../shape.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (dependencies) => {
  await migrate(dependencies, shape);
  const { packages, bookings } = await seedDemo(dependencies);
  console.log(`Made ${packages} packages and ${bookings} bookings.`);
});
