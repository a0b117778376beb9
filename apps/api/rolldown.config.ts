import type { RolldownOptions } from 'rolldown';

/**
 * The production build: plain JavaScript without the workspace. What cannot be bundled is copied beside it
 * (see bundle/).
 */
export default {
  input: {
    main: 'src/main.ts',
    'password-worker': 'src/features/users/passwords/password-worker.ts',
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
    'harfbuzzjs',
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
    // Sources stay in memory, so comments are left out; line breaks stay, for stack traces, which name
    // functions without source maps too.
    comments: { legal: true, annotation: false, jsdoc: false },
  },
} satisfies RolldownOptions;
