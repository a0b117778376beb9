/**
 * What a process that a test starts takes over from the tests: where programs are, the time zone, and a faked
 * clock (`npm run test:clocks`).
 */
export const outerEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(PATH|TZ|LD_PRELOAD|FAKETIME\w*)$/.test(name)));
