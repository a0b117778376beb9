import type { TextTree } from '../translation/text-tree.ts';
import type { Agency } from './agency.schema.ts';

/** What of the agency is texts, and where. */
type TextsOfAgency = Pick<
  Agency,
  | 'hours'
  | 'aboutLead'
  | 'aboutText'
  | 'figures'
  | 'clientReviews'
  | 'storyHeading'
  | 'storyLead'
  | 'story'
  | 'travellerReviews'
  | 'operator'
>;

const saidIn = (reviews: Agency['clientReviews']) => reviews.map(({ trip, words }) => ({ trip, words }));

/**
 * The texts of the agency in the order of its settings: what can be translated. Names and addresses are the
 * same in each language.
 */
export const agencyWordsOf = ({ operator: { since: _year, ...operator } = {}, ...agency }: TextsOfAgency) =>
  ({
    hours: agency.hours,
    aboutLead: agency.aboutLead,
    aboutText: agency.aboutText,
    figures: agency.figures.map(({ label }) => ({ label })),
    clientReviews: saidIn(agency.clientReviews),
    storyHeading: agency.storyHeading,
    storyLead: agency.storyLead,
    story: agency.story,
    travellerReviews: saidIn(agency.travellerReviews),
    operator,
  }) satisfies TextTree;

const withWords = <Entry extends object, Words>(entries: readonly Entry[], words: readonly Words[]): (Entry & Words)[] =>
  entries.map((entry, at) => ({ ...entry, ...(words[at] as Words) }));

/** The agency with its texts replaced, which have the same form. */
export const withAgencyWords = <Of extends TextsOfAgency>(
  agency: Of,
  { figures, clientReviews, travellerReviews, operator, ...texts }: ReturnType<typeof agencyWordsOf>,
): Of => ({
  ...agency,
  ...texts,
  figures: withWords(agency.figures, figures),
  clientReviews: withWords(agency.clientReviews, clientReviews),
  travellerReviews: withWords(agency.travellerReviews, travellerReviews),
  ...(agency.operator ? { operator: { ...agency.operator, ...operator } } : {}),
});
