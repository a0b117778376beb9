/** Sends the signal to the process and all that it started; a process that is gone already is no error. */
export const signalGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // Gone already.
  }
};
