export { exportNotes } from './export-notes.ts';
export { noteSchema } from './note.model.ts';
export { noteRepository } from './note.repository.ts';
export { noteHandlers } from './note.routes.ts';
