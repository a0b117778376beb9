import { itineraryOf, type PackageFacts, packageTextsOf, type TextTree } from '@wayfarer/contracts';
import { type FactsValues, factsIn } from '../facts/facts-values.ts';
import { type OwnQuestionValues, ownQuestionsIn } from '../own-questions/own-question-values.ts';
import type { PricesValues } from '../prices/price-fields.ts';

type TypedTexts = Pick<PricesValues, 'categories' | 'seasons' | 'extras'> & {
  title: string;
  description: string;
  itinerary: string;
  facts: FactsValues;
  ownQuestions: OwnQuestionValues[];
};

/** The English texts as they are typed, which may not be right yet. */
export const typedTextsOf = ({
  title,
  description,
  itinerary,
  facts,
  categories,
  seasons,
  extras,
  ownQuestions,
}: TypedTexts): TextTree =>
  packageTextsOf({
    title: title.trim(),
    description: description.trim(),
    itinerary: itineraryOf(itinerary),
    // Only its texts are read, which are of the form that the contract has.
    facts: factsIn(facts) as PackageFacts | null,
    categories,
    seasons,
    extras,
    ownQuestions: ownQuestionsIn(ownQuestions),
  });
