import { registrationSchema } from '@wayfarer/contracts';
import { assertNotGuessable, register } from '../features/users/index.ts';
import { logSecurityEvent } from '../logging/security-event.ts';
import { readPassword } from './read-password.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run admin:create -- <username> <email>, with the password in ADMIN_PASSWORD or on standard input.';

await runCommand(async (dependencies) => {
  const [username, email] = process.argv.slice(2);
  const registration = registrationSchema.safeParse({ username, email, password: await readPassword(dependencies.config) });
  if (!registration.success) throw new Error(`${registration.error.issues.map(({ message }) => message).join(' ')} ${USAGE}`);
  await assertNotGuessable(dependencies, registration.data.password, { field: 'password', ...registration.data });
  const admin = await register(dependencies, registration.data, { role: 'admin' });
  logSecurityEvent(dependencies.logger, 'admin_made', { user: admin._id });
  console.log(`The admin '${admin.username}' can log in now.`);
});
