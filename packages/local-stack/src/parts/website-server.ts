import { keepRunning } from '../processes/keep-running.ts';
import { entryPoints, websiteFolder } from '../repository-paths.ts';
import type { Stack } from '../stack.ts';

/** For development: Vite in front, with hot reload, passing what belongs to the API on to it. */
export const startWebsiteServer = (stack: Stack): Promise<void> => {
  const { env, ports } = stack;
  const { host, localHost, localOrigin, port } = stack.settings;
  const args = [entryPoints.vite, '--host', host, '--port', String(port), '--strictPort', '--clearScreen', 'false'];
  const api = { API_URL: `${localOrigin}:${ports.api}` };
  const program = { name: 'The website server', log: 'website', args, env: { ...env, ...api }, cwd: websiteFolder };
  return keepRunning(program, { port, host: localHost }, stack);
};
