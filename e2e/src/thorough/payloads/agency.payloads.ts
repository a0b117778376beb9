import { type APIRequestContext, expect } from '@playwright/test';
import { type Agency, agencyFormSchema, MAX_FIGURES, MAX_TESTIMONIALS } from '@wayfarer/contracts';
import type { Session } from '../../sessions.ts';
import { bearer } from '../../trips.ts';
import type { Filled } from './entity-payloads.ts';

const LINES = ['name', 'address', 'hours', 'aboutLead', 'aboutText', 'storyHeading', 'storyLead', 'story'] as const;
const FIGURE = ['figure', 'label'];
const REVIEW = ['author', 'trip', 'words'];
const OPERATOR = ['people', 'languages', 'licence', 'cover', 'answers'];

export const filled: Filled = {
  editAgency: [
    ...LINES,
    ...OPERATOR.map((part) => `operator.${part}`),
    ...FIGURE.map((field) => `figures[].${field}`),
    ...['clientReviews', 'travellerReviews'].flatMap((list) => REVIEW.map((field) => `${list}[].${field}`)),
  ],
};

/** Whether a field of the settings accepts a text, by the contract. */
const takes = (field: keyof typeof agencyFormSchema.shape, value: string): boolean =>
  agencyFormSchema.shape[field].safeParse(value).success;

/** The maximum number of entries, with the text in every field that it fits. */
const entriesOf = (
  field: 'figures' | 'clientReviews' | 'travellerReviews',
  parts: readonly string[],
  text: string,
  most: number,
) => {
  const entry = Object.fromEntries(
    parts.map((part) => {
      const tried = Object.fromEntries(parts.map((each) => [each, each === part ? text : 'x']));
      return [part, takes(field, JSON.stringify([tried])) ? text : 'x'];
    }),
  );
  return JSON.stringify(Array.from({ length: most }, () => entry));
};

/** The text in each part that it fits. */
const operatorOf = (text: string) =>
  JSON.stringify(
    Object.fromEntries(OPERATOR.map((part) => [part, takes('operator', JSON.stringify({ [part]: text })) ? text : 'x'])),
  );

/** Saves a text in every field of the settings that accepts it. @returns the settings afterwards */
export const saveAgency = async (request: APIRequestContext, admin: Session, text: string): Promise<Agency> => {
  const { agency } = (await (await request.get('/api/site-settings', { headers: bearer(admin) })).json()) as { agency: Agency };
  // What has no text of its own stays as it is.
  const {
    logo: _logo,
    deposit: _deposit,
    cancelOverdueAfterDays: _days,
    changeUntilDays: _until,
    changeFee: _fee,
    tripReminderDays: _before,
    afterTripDays: _after,
    translations: _inLanguages,
    untranslated: _inEnglish,
    ...texts
  } = agency;
  const { version, figures: _, clientReviews: __, travellerReviews: ___, operator: ____, ...values } = texts;
  const multipart = {
    ...values,
    ...Object.fromEntries(LINES.map((field) => [field, takes(field, text) ? text : `${field} of an agency`])),
    figures: entriesOf('figures', FIGURE, text, MAX_FIGURES),
    clientReviews: entriesOf('clientReviews', REVIEW, text, MAX_TESTIMONIALS),
    travellerReviews: entriesOf('travellerReviews', REVIEW, text, MAX_TESTIMONIALS),
    operator: operatorOf(text),
    version: String(version),
  };
  const answer = await request.put('/api/agency', { headers: bearer(admin), multipart });
  expect(answer.status(), `${JSON.stringify(text)}: ${await answer.text()}`).toBe(200);
  return ((await answer.json()) as { agency: Agency }).agency;
};
