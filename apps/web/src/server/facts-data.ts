import { HARDEST_LEVEL, type PackageFacts } from '@wayfarer/contracts';
import { t } from '../shared/words/words.ts';

const propertyOf = (name: string, value: string | readonly string[] | undefined): object[] =>
  value === undefined ? [] : [{ '@type': 'PropertyValue', name, value: typeof value === 'string' ? value : value.join('; ') }];

/**
 * What travellers ask of a package, as properties of its schema.org Product; the map is a link of the page
 * alone.
 */
export const factsDataOf = ({ questions, minAge, level, ...facts }: PackageFacts): object => {
  const properties = Object.values({
    highlights: propertyOf(t('Highlights'), facts.highlights),
    included: propertyOf(t('Included'), facts.included),
    notIncluded: propertyOf(t('Not included'), facts.notIncluded),
    toBring: propertyOf(t('What to bring'), facts.toBring),
    meetingPoint: propertyOf(t('Meeting point'), facts.meetingPoint),
    level: propertyOf(t('Level'), level === undefined ? level : t('{level} of {hardest}', { level, hardest: HARDEST_LEVEL })),
    languages: propertyOf(t('Languages'), facts.languages),
  } satisfies Record<Exclude<keyof typeof facts, 'map'> | 'level', object[]>).flat();
  return {
    ...(properties.length > 0 ? { additionalProperty: properties } : {}),
    ...(minAge === undefined ? {} : { audience: { '@type': 'PeopleAudience', suggestedMinAge: minAge } }),
    ...(questions
      ? {
          subjectOf: {
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        }
      : {}),
  };
};
