import { HARDEST_LEVEL, type PackageFacts } from '@wayfarer/contracts';

const propertyOf = (name: string, value: string | readonly string[] | undefined): object[] =>
  value === undefined ? [] : [{ '@type': 'PropertyValue', name, value: typeof value === 'string' ? value : value.join('; ') }];

/** What travellers ask of a package, as properties of its schema.org Product. */
export const factsDataOf = ({ questions, minAge, level, ...facts }: PackageFacts): object => {
  const properties = [
    ...propertyOf('Highlights', facts.highlights),
    ...propertyOf('Included', facts.included),
    ...propertyOf('Not included', facts.notIncluded),
    ...propertyOf('Meeting point', facts.meetingPoint),
    ...propertyOf('Level', level === undefined ? level : `${level} of ${HARDEST_LEVEL}`),
    ...propertyOf('Languages', facts.languages),
  ];
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
