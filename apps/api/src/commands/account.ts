import { passwordSchema } from '@wayfarer/contracts';
import type { Dependencies } from '../dependencies.ts';
import { endSessions, setPassword, setRole, turnOffTwoFactor, userRepository } from '../features/users/index.ts';
import { readPassword } from './read-password.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run account -- <action> <username>
  set-password   from ADMIN_PASSWORD or standard input; ends all sessions
  make-admin     from the next call on
  remove-admin   a traveller again
  end-sessions   logs out everywhere
  remove-two-factor  for whoever lost the app and the recovery codes; ends all sessions`;

type User = NonNullable<Awaited<ReturnType<ReturnType<typeof userRepository>['findByUsername']>>>;

const actions: Readonly<Record<string, (dependencies: Dependencies, user: User) => Promise<string>>> = {
  'set-password': async (dependencies, user) => {
    const password = passwordSchema.safeParse(await readPassword(dependencies.config));
    if (!password.success) throw new Error(`${password.error.issues.map(({ message }) => message).join(' ')}\n${USAGE}`);
    await setPassword(dependencies, user, password.data, { field: 'password', by: 'operator' });
    return `'${user.username}' has a new password and is logged out everywhere.`;
  },
  'make-admin': async (dependencies, user) => {
    await setRole(dependencies, user, 'admin');
    return `'${user.username}' is an admin.`;
  },
  'remove-admin': async (dependencies, user) => {
    await setRole(dependencies, user, 'user');
    return `'${user.username}' is no admin.`;
  },
  'end-sessions': async (dependencies, user) => {
    await endSessions(dependencies, user);
    return `'${user.username}' is logged out everywhere.`;
  },
  'remove-two-factor': async (dependencies, user) => {
    const wasOn = await turnOffTwoFactor(dependencies, user, 'operator');
    await endSessions(dependencies, user);
    return wasOn ? `'${user.username}' logs in with the password alone.` : `'${user.username}' had no two-factor login.`;
  },
};

await runCommand(async (dependencies) => {
  const [action = '', username = ''] = process.argv.slice(2);
  const carryOut = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!carryOut || username === '') throw new Error(USAGE);
  const user = await userRepository(dependencies.database).findByUsername(username);
  if (!user) throw new Error(`There is no user '${username}'.`);
  console.log(await carryOut(dependencies, user));
});
