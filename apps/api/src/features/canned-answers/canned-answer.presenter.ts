import type { CannedAnswer } from '@wayfarer/contracts';
import type { CannedAnswerRecord } from './canned-answer.model.ts';

export const presentCannedAnswer = ({ _id, title, text, version }: CannedAnswerRecord): CannedAnswer => ({
  _id: String(_id),
  id: String(_id),
  title,
  text,
  version,
});
