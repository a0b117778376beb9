export { backupState, readBackupReport } from './backup-state.ts';
export { noteJobRuns } from './job-run.repository.ts';
export { siteState } from './site-state.ts';
export type { State } from './state.ts';
export { systemHandlers } from './system.routes.ts';
export { systemEmails } from './system-emails.ts';
export { WATCH_EVERY_MS, watchSystem } from './watch-system.ts';
export { watchedPartSchema } from './watched-part.model.ts';
export { watchedPartRepository } from './watched-part.repository.ts';
