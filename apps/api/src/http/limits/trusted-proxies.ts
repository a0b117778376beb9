import { compile } from 'proxy-addr';
import { z } from 'zod';

const areNetworks = (names: readonly string[]): boolean => {
  try {
    compile([...names]);
    return true;
  } catch {
    return false;
  }
};
/** How many, or which: addresses, networks, and the names `loopback`, `linklocal` and `uniquelocal`. */
export const trustedProxiesSchema = z
  .string()
  .default('0')
  .transform((text) => (/^\s*\d\s*$/.test(text) ? Number(text) : text.split(/[\s,]+/).filter((name) => name !== '')))
  .refine((trusted) => (typeof trusted === 'number' ? trusted <= 5 : areNetworks(trusted)), {
    message:
      'must be how many proxies stand in front of the API (0 to 5), or their addresses and networks, such as 10.0.0.0/8 fd00::/8',
  });
export type TrustedProxies = z.infer<typeof trustedProxiesSchema>;
