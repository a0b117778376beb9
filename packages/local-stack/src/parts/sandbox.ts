import { keepRunning } from '../processes/keep-running.ts';
import { entryPoints } from '../repository-paths.ts';
import type { Stack } from '../stack.ts';

/** Starts the stand-in for Stripe, whose payment page browsers reach under the same host name as the site. */
export const startSandbox = async (stack: Stack): Promise<void> => {
  const { layout, ports, secrets, settings } = stack;
  const publicUrl = new URL(settings.publicUrl);
  publicUrl.port = String(ports.sandbox);
  publicUrl.protocol = 'http:';
  const env = {
    ...stack.env,
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_HOST: settings.host,
    SANDBOX_PUBLIC_URL: publicUrl.origin,
    SANDBOX_WEBHOOK_URL: `${settings.localOrigin}:${ports.api}/api/payment/webhook`,
    SANDBOX_STATE_FILE: layout.sandboxState,
    STRIPE_SECRET_KEY: secrets.sandboxKey,
    STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
  };
  const program = { name: 'The payment sandbox', log: 'sandbox', args: [entryPoints.sandbox], env, stopOrder: 1 } as const;
  await keepRunning(program, { port: ports.sandbox, host: settings.localHost }, stack);
};
