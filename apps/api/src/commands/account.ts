import { createInterface } from 'node:readline/promises';
import { has, passwordSchema, type Role } from '@wayfarer/contracts';
import { ApiError } from '../errors/api-error.ts';
import { everyErasure, everyExport } from '../every-feature.ts';
import { eraseAccount, exportAccount } from '../features/account/index.ts';
import { recordActivity } from '../features/activity/index.ts';
import { guideRepository } from '../features/departures/index.ts';
import type { MoneyDependencies } from '../features/payments/index.ts';
import {
  endSessions,
  removeEveryPasskey,
  setPassword,
  setRole,
  turnOffTwoFactor,
  type UserRecord,
  userRepository,
} from '../features/users/index.ts';
import { wholeOf } from '../http/output/paged-answer.ts';
import { runWithAuditContext } from '../logging/audit-context.ts';
import { todayOf } from '../time/today-of.ts';
import { readPassword } from './read-password.ts';
import { runCommand } from './run-command.ts';

/** Who no longer checks travellers in is off every departure to come. */
const giveRole = async (dependencies: MoneyDependencies, user: UserRecord, role: Role): Promise<void> => {
  await setRole(dependencies, user, role);
  if (!has(role, 'check-in'))
    await guideRepository(dependencies.database).leave(user._id, todayOf(dependencies), 'off the staff');
};

const USAGE = `Usage: npm run account -- <action> <username> [--yes]
  set-password   sets the password from ADMIN_PASSWORD or standard input; ends all sessions
  make-admin     applies from the user's next call
  make-desk, make-guide, make-viewer  gives the user that staff role, from their next call
  remove-admin   makes the user a traveller again, whatever their role was
  end-sessions   logs the user out everywhere
  remove-two-factor  for a user who lost their app and recovery codes; ends all sessions
  remove-passkeys    for a user who lost their passkeys or does not recognise one; ends all sessions
  export         prints everything that is stored about the user, as JSON
  erase          deletes the account as its owner would; asks for the username again, unless --yes is given. Exit code 1: a payment or refund is in progress`;

/** Read from standard input where there is no terminal. */
const assertMeant = async ({ username }: UserRecord): Promise<void> => {
  if (process.argv.includes('--yes')) return;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  process.stderr.write(`This permanently erases '${username}'. Type the username again: `);
  const { value: again } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (again !== username) throw new Error(`Nothing was erased: the username to type is '${username}'.`);
};

/**
 * Between two entries of the log of admin actions, because the output of a command is lost with its
 * container.
 */
const asOperator = <Result>(
  dependencies: MoneyDependencies,
  { name, user }: { name: 'exportAccount' | 'deleteAccount'; user: UserRecord },
  operation: () => Promise<Result>,
) =>
  runWithAuditContext({ by: { kind: 'command', id: 'account' }, clock: dependencies.clock, logger: dependencies.logger }, () =>
    recordActivity(dependencies, { name, status: 200, params: { id: String(user._id) }, body: {} }, operation),
  );

const actions: Readonly<Record<string, (dependencies: MoneyDependencies, user: UserRecord) => Promise<string>>> = {
  'set-password': async (dependencies, user) => {
    const password = passwordSchema.safeParse(await readPassword(dependencies.config));
    if (!password.success) throw new Error(`${password.error.issues.map(({ message }) => message).join(' ')}\n${USAGE}`);
    await setPassword(dependencies, user, password.data, { field: 'password', by: 'operator' });
    return `'${user.username}' has a new password and is logged out everywhere.`;
  },
  ...Object.fromEntries(
    (['admin', 'desk', 'desk-lead', 'guide', 'viewer'] as const).map((role) => [
      `make-${role}`,
      async (dependencies: MoneyDependencies, user: UserRecord) => {
        await giveRole(dependencies, user, role);
        return `'${user.username}' has the role ${role}.`;
      },
    ]),
  ),
  'remove-admin': async (dependencies, user) => {
    await giveRole(dependencies, user, 'user');
    return `'${user.username}' is a traveller now.`;
  },
  'end-sessions': async (dependencies, user) => {
    await endSessions(dependencies, user);
    return `'${user.username}' is logged out everywhere.`;
  },
  'remove-two-factor': async (dependencies, user) => {
    const wasOn = await turnOffTwoFactor(dependencies, user, 'operator');
    await endSessions(dependencies, user);
    return wasOn ? `'${user.username}' now logs in with only the password.` : `'${user.username}' had no two-factor login.`;
  },
  'remove-passkeys': async (dependencies, user) => {
    const count = await removeEveryPasskey(dependencies, user);
    await endSessions(dependencies, user);
    return count === 0 ? `'${user.username}' had no passkey.` : `All passkeys of '${user.username}' are removed (${count}).`;
  },
  export: async (dependencies, user) => {
    const userId = String(user._id);
    const content = await asOperator(dependencies, { name: 'exportAccount', user }, async () =>
      wholeOf(await exportAccount(dependencies, everyExport(dependencies), { userId })),
    );
    return JSON.stringify(content, null, 2);
  },
  erase: async (dependencies, user) => {
    await assertMeant(user);
    const erase = () => eraseAccount(dependencies, everyErasure(dependencies), user, 'operator');
    try {
      await asOperator(dependencies, { name: 'deleteAccount', user }, erase);
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.code !== 'MONEY_ON_ITS_WAY') throw thrown;
      process.exitCode = 1;
      return thrown.message;
    }
    return `'${user.username}' is erased.`;
  },
};

await runCommand(async (dependencies) => {
  const [action = '', username = ''] = process.argv.slice(2);
  const carryOut = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!carryOut || username === '') throw new Error(USAGE);
  const users = userRepository(dependencies.database);
  const user = await (action === 'erase' ? users.findToErase(username) : users.findByUsername(username));
  if (!user) throw new Error(`There is no user '${username}'.`);
  console.log(await carryOut(dependencies, user));
});
