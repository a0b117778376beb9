// `npm run seed` makes the demo data if there is none yet; `npm run seed -- --reset` removes what there is and begins again.
import { seedAlone } from './seed-alone.ts';
import { untilAskedToStop } from './until-asked-to-stop.ts';
import { explain, UserFacingError } from './user-facing-error.ts';

const wrong = process.argv.slice(2).find((argument) => argument !== '--reset');
const signal = untilAskedToStop(() => {});
try {
  if (wrong !== undefined) throw new UserFacingError(`'${wrong}' is no option of this command: it knows --reset alone.`);
  const made = await seedAlone({ env: process.env, reset: process.argv.includes('--reset'), say: console.log, signal });
  if (!made) console.log('There is demo data already; npm run seed -- --reset begins again.');
  process.exit(0);
} catch (error) {
  explain(error);
  process.exit(1);
}
