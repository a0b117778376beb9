import type { Plugin, RolldownOptions } from 'rolldown';

// Not what a backslash stands before: an escape there would be another text.
const wide = /(?<!\\)[^\0-\x7f]/g;
/** Nothing but ASCII: with one other character V8 keeps two bytes for each of a source, for as long as the process runs. */
const narrowCharacters: Plugin = {
  name: 'narrow-characters',
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replaceAll(wide, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  },
};

/** The production build: plain JavaScript without the workspace. What stays outside is copied beside it (see bundle/). */
export default {
  input: {
    main: 'src/main.ts',
    'password-worker': 'src/features/users/password-worker.ts',
    'document-worker': 'src/features/documents/pdf/document-worker.ts',
    'picture-process': 'src/integrations/images/picture-process.ts',
    migrate: 'src/commands/migrate.ts',
    'check-money': 'src/commands/check-money.ts',
    doctor: 'src/commands/doctor.ts',
    'move-pictures': 'src/commands/move-pictures.ts',
    account: 'src/commands/account.ts',
    'create-admin': 'src/commands/create-admin.ts',
    'seed-demo': 'src/commands/seed-demo.ts',
  },
  platform: 'node',
  external: [
    '@react-pdf/renderer',
    'bcrypt',
    'sharp',
    'swagger-ui-dist',
    'kerberos',
    '@mongodb-js/zstd',
    '@aws-sdk/credential-providers',
    'gcp-metadata',
    'snappy',
    'socks',
    'mongodb-client-encryption',
    'aws4',
  ],
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    cleanDir: true,
    sourcemap: true,
    // A source stays in memory, so what explains it is left out; lines stay, for traces.
    comments: { legal: true, annotation: false, jsdoc: false },
    plugins: [narrowCharacters],
  },
} satisfies RolldownOptions;
