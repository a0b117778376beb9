import type { AnswersOf } from '../answers-of.ts';
import { identityOf } from '../values/identity.samples.ts';
import type { cannedAnswerEndpoints } from './canned-answer.endpoints.ts';
import type { CannedAnswer } from './canned-answer.schema.ts';

export const sampleCannedAnswer: CannedAnswer = {
  ...identityOf(70),
  title: 'Snow in winter',
  text: 'Hello {name},\n\nthere is snow from December to March.',
  version: 1,
};

export const cannedAnswerAnswers: AnswersOf<typeof cannedAnswerEndpoints> = {
  listCannedAnswers: [sampleCannedAnswer],
  addCannedAnswer: { answer: sampleCannedAnswer },
  editCannedAnswer: { answer: { ...sampleCannedAnswer, version: 2 } },
  deleteCannedAnswer: { id: sampleCannedAnswer._id },
};
