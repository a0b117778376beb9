import { getPriority, setPriority } from 'node:os';

/**
 * Lowers the priority of a process or, on Linux, of a thread. One that is already lower stays unchanged,
 * because raising it needs privileges.
 * @param id 0 is this process
 * @param niceness as `nice` counts it: more is less
 */
export const lowerPriority = (id: number, niceness: number): void => {
  if (getPriority(id) < niceness) setPriority(id, niceness);
};
