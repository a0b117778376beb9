import { type CalendarDate, codeProblemOf, codeSentenceOf, type MinorUnits, unknownCodeSentence } from '@wayfarer/contracts';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import { auditContext } from '../../../logging/audit-context.ts';
import { todayOf } from '../../../time/today-of.ts';
import { type CodeRecord, conditionsOf, findCode, findCodeAtPace, usesOf } from '../../codes/index.ts';

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock' | 'logger'>;
type Use = {
  readonly packageId: string;
  readonly travelDate: CalendarDate;
  /** Before the code. */
  readonly total: MinorUnits;
  /** The account that books; null where nobody is logged in. */
  readonly by: ObjectId | null;
};

/**
 * The code of an order, where the order can use it.
 * @throws VALIDATION, or CONFLICT where it is used up, with a sentence at `code`; TOO_MANY_REQUESTS after
 * many wrong ones
 */
export const usableCode = async (needs: Needs, text: string, { by, ...use }: Use): Promise<CodeRecord> => {
  const { client } = auditContext();
  const code = await (client ? findCodeAtPace(needs, client.address, text) : findCode(needs.database, text));
  if (!code) throw wrongField('code', unknownCodeSentence());
  const uses = await usesOf(needs.database, code, by, needs.clock());
  const problem = codeProblemOf(conditionsOf(code), { ...use, ...uses, today: todayOf(needs) });
  if (problem === null) return code;
  const sentence = codeSentenceOf(problem, conditionsOf(code));
  throw new ApiError(problem.startsWith('used up') ? 'CONFLICT' : 'VALIDATION', sentence, { code: sentence });
};
