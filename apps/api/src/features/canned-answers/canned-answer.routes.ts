import type { cannedAnswerEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { addCannedAnswer } from './add-canned-answer.ts';
import { presentCannedAnswer } from './canned-answer.presenter.ts';
import { cannedAnswerRepository } from './canned-answer.repository.ts';
import { deleteCannedAnswer } from './delete-canned-answer.ts';
import { editCannedAnswer } from './edit-canned-answer.ts';

export const cannedAnswerHandlers = (dependencies: Dependencies): Handlers<keyof typeof cannedAnswerEndpoints> => ({
  listCannedAnswers: async () => (await cannedAnswerRepository(dependencies.database).list()).map(presentCannedAnswer),
  addCannedAnswer: ({ body }) => addCannedAnswer(dependencies, body),
  editCannedAnswer: ({ params, body }) => editCannedAnswer(dependencies, params.id, body),
  deleteCannedAnswer: ({ params }) => deleteCannedAnswer(dependencies, params.id),
});
