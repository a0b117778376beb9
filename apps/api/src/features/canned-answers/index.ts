export { cannedAnswerRecordSchema } from './canned-answer.model.ts';
export { cannedAnswerHandlers } from './canned-answer.routes.ts';
