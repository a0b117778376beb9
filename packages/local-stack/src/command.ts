// `npm run money:check`, `doctor`, `admin:create`, `account` and `pictures:move`: a command of the API, run
// on this data folder. Variables that are set win, as on a real installation; missing ones are taken from the
// folder.
import { execaNode } from 'execa';
import { apiEnvironment } from './api-environment.ts';
import { layoutOf, readIdentity } from './data-folder.ts';
import { uriOfEmbedded } from './mongod/mongod-arguments.ts';
import { listens } from './ports.ts';
import { apiCommand } from './repository-paths.ts';
import { runCommand } from './run-command.ts';
import { readSettings } from './settings.ts';
import { UserFacingError } from './user-facing-error.ts';

const environmentOf = async (env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> => {
  const settings = readSettings(env);
  const layout = layoutOf(settings.dataFolder);
  const secrets = await readIdentity(layout.secrets);
  const ports = secrets?.ports;
  if (!settings.mongodbUri && !(ports && (await listens({ port: ports.database, host: '127.0.0.1' }))))
    throw new UserFacingError(
      `Nothing runs with DATA_DIR ${layout.folder}: run npm start first, or set MONGODB_URI and the other variables in .env.example.`,
    );
  if (!ports) return env;
  const mongodbUri = settings.mongodbUri ?? uriOfEmbedded([ports.database]);
  return { ...apiEnvironment({ env, settings, layout, ports, secrets, mongodbUri, demoPassword: null }), ...env };
};

/** The exit codes of the commands themselves: 1 means that the money check has findings. */
const COULD_NOT_BEGIN = 2;

await runCommand(async (cancelSignal) => {
  const [name = '', ...args] = process.argv.slice(2);
  const options = { stdio: 'inherit', reject: false, cancelSignal } as const;
  const { exitCode } = await execaNode(apiCommand(name), args, { ...options, env: await environmentOf(process.env) });
  process.exitCode = exitCode ?? COULD_NOT_BEGIN;
}, COULD_NOT_BEGIN);
