/**
 * What a process that a test starts takes over from the tests: where programs are, the time zone, a faked
 * clock (`npm run test:clocks`), and Node's cache of compiled code, without which a third of each start is
 * compiling.
 */
export const outerEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(PATH|TZ|NODE_COMPILE_CACHE|LD_PRELOAD|FAKETIME\w*)$/.test(name)),
  );
