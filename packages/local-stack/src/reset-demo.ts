import { rm } from 'node:fs/promises';
import type { Stack } from './stack.ts';

/** Removes what the demo consists of: records, pictures and the sandbox's memory. Secrets, ports and logs stay. */
export const resetDemo = async ({ layout }: Stack): Promise<void> => {
  for (const path of [layout.database, layout.pictures, layout.sandboxState]) await rm(path, { recursive: true, force: true });
};
