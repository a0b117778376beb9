import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

const root = new URL('../../../../', import.meta.url);

/**
 * Builds API and website where their sources have changed since, so that nobody measures an older product.
 */
export const buildProduct = (): Promise<unknown> =>
  execa('turbo', ['run', 'build', '--filter=@wayfarer/api', '--filter=@wayfarer/web'], { cwd: root, preferLocal: true });

/**
 * A program of the API as the container runs it, for it needs less memory than its sources, whose types Node
 * strips.
 */
export const builtProgram = (name: 'main' | 'check-money'): string => new URL(`apps/api/dist/${name}.js`, root).href;

/** The folder of the built website. */
export const builtWebsite = (): string => fileURLToPath(new URL('apps/web/dist', root));
