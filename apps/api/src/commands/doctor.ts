import { type Config, readConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { messageOf } from '../errors/message-of.ts';
import { checkClock } from './doctor/check-clock.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkMail } from './doctor/check-mail.ts';
import { checkPepper } from './doctor/check-pepper.ts';
import { checkPictures } from './doctor/check-pictures.ts';
import { checkProvider } from './doctor/check-provider.ts';
import { checkBackup, checkSite, checkWork } from './doctor/check-system.ts';
import { checkTravellerKey } from './doctor/check-traveller-key.ts';
import { type Finding, lineOf, ok, wrong } from './doctor/finding.ts';

const checkWithDatabase = async (config: Config): Promise<Finding[]> => {
  try {
    const database = await connectDatabase(config.MONGODB_URI);
    const found = [
      ...(await checkDatabase(database)),
      ...(await checkClock(config, database)),
      await checkPepper(config, database),
      await checkTravellerKey(config, database),
      ...(await checkWork(config, database)),
    ];
    await database.close();
    return found;
  } catch (thrown) {
    return [wrong('database', messageOf(thrown))];
  }
};

const settingsOrFinding = (): Config | Finding => {
  try {
    return readConfig();
  } catch (thrown) {
    return wrong('settings', messageOf(thrown));
  }
};

/**
 * `npm run doctor`: checks everything that the product needs and reports on each. It changes nothing. Exit
 * code 1 when something is wrong.
 */
const examine = async (): Promise<Finding[]> => {
  const config = settingsOrFinding();
  if ('sentence' in config) return [config];
  const findings = await Promise.all([
    checkWithDatabase(config),
    checkProvider(config),
    checkMail(config),
    checkPictures(config),
    checkBackup(config),
    checkSite(config),
  ]);
  return [ok('settings', 'All settings are valid.'), ...findings.flat()];
};

const findings = await examine();
for (const finding of findings) console.log(lineOf(finding));
process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0;
