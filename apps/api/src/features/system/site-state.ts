import type { Config } from '../../config.ts';
import type { Outside } from '../../integrations/outside/look-from-outside.ts';
import { instantText } from '../../time/instant-text.ts';
import { HOUR_MS, ok, type State, unknown, wrong } from './state.ts';

/** A certificate that is not renewed in the last sixth of its life will not be: that is 15 days of 90. */
const LAST_SIXTH = 6;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether visitors reach the site by PUBLIC_URL, and for how long its certificate is valid. */
export const siteState = (
  { PUBLIC_URL, SITE_TIME_ZONE }: Pick<Config, 'PUBLIC_URL' | 'SITE_TIME_ZONE'>,
  outside: Outside,
  now: Date,
): State => {
  if (!outside.reached) {
    if (outside.proxyAnswers === false)
      return wrong(
        `The proxy does not answer, so nobody reaches the site (${outside.failure}). Why: docker compose logs --tail 20 proxy. Then: docker compose up --detach proxy.`,
      );
    // The address of this machine leads a container to itself.
    if (outside.proxyAnswers && LOOPBACK.test(new URL(PUBLIC_URL).hostname))
      return unknown(`The proxy answers. ${PUBLIC_URL} is this machine's alone and cannot be tried from a container.`);
    const where = outside.proxyAnswers ? 'The proxy itself answers, so look at' : 'Look at';
    return wrong(
      `${PUBLIC_URL} cannot be reached (${outside.failure}). ${where} the name (DNS), the ports 80 and 443 of the firewall, and the certificate: docker compose logs --tail 20 proxy.`,
    );
  }
  const { status, certificate } = outside;
  if (status !== 200)
    return wrong(
      `${PUBLIC_URL}/api/health answers ${status}: another server is behind this name, or the API does not run. docker compose ps says which.`,
    );
  if (certificate === null) return ok(`${PUBLIC_URL} can be reached.`);
  const left = certificate.until.getTime() - now.getTime();
  const until = `its certificate is valid until ${instantText(certificate.until, SITE_TIME_ZONE)}`;
  if (left < (certificate.until.getTime() - certificate.from.getTime()) / LAST_SIXTH)
    return wrong(
      `${PUBLIC_URL} can be reached, but ${until}, ${Math.floor(left / HOUR_MS / 24)} days from now, and was not renewed. Why: docker compose logs proxy | grep -i acme. Ports 80 and 443 must be open to everybody.`,
    );
  return ok(`${PUBLIC_URL} can be reached; ${until}.`);
};
