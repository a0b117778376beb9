import { join, resolve } from 'node:path';

/** The top of the clone. */
export const repositoryRoot = resolve(import.meta.dirname, '..', '..', '..');

const inRepository = (...parts: string[]): string => join(repositoryRoot, ...parts);

/** A command of the API by its name. */
export const apiCommand = (name: string): string => inRepository('apps', 'api', 'src', 'commands', `${name}.ts`);

export const entryPoints = {
  api: inRepository('apps', 'api', 'src', 'main.ts'),
  seedDemo: apiCommand('seed-demo'),
  sandbox: inRepository('packages', 'stripe-sandbox', 'src', 'main.ts'),
  mailbox: inRepository('packages', 'demo-mailbox', 'node_modules', 'maildev', 'dist', 'bin', 'maildev.js'),
  turbo: inRepository('node_modules', 'turbo', 'bin', 'turbo'),
  vite: inRepository('apps', 'web', 'node_modules', 'vite', 'bin', 'vite.js'),
};

export const websiteFolder = inRepository('apps', 'web');
