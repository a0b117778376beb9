import { readConfig } from './config.ts';
import { runProcess } from './run-process.ts';

try {
  await runProcess(readConfig());
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exit(1);
}
