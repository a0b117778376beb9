import { type Endpoint, type EndpointName, everyEndpoint } from '@wayfarer/contracts';
import { freeTextsOf } from '@wayfarer/contracts/testing/free-texts';

const PLACE = ['name', 'country', 'description'];
const TOUR = ['title', 'description', 'itinerary[]'];
const REVIEW = ['author', 'trip', 'words'];

/** The fields into which payloads are typed, by call. Editing takes the form of adding. */
const filled: Partial<Record<EndpointName, readonly string[]>> = {
  addDestination: PLACE,
  editDestination: PLACE,
  addTourPackage: TOUR,
  editTourPackage: TOUR,
  refundPayment: ['reason'],
  sendContactMessage: ['name', 'message'],
  replyToMessage: ['reply'],
  addPasskey: ['name'],
  editAgency: [
    'name',
    'address',
    'hours',
    'aboutLead',
    'aboutText',
    'storyHeading',
    'storyLead',
    'story',
    'figures[].figure',
    'figures[].label',
    ...['clientReviews', 'travellerReviews'].flatMap((list) => REVIEW.map((field) => `${list}[].${field}`)),
  ],
};

/** Free by their type, and bound to a form by a rule: what they hold of a payload is refused, which the API's tests show. */
const BOUND = /password|^(phone|contactLink|contributeLink|keptImages\[\])$/i;

/** Compared with what is kept, and told to nobody; told to the log alone. */
const NOT_KEPT = /^(login\.username|reportViolation\.)/;

/** What the contract says can hold anything, and what is filled. */
export const textFields = () => {
  const everyField = Object.entries<Endpoint>(everyEndpoint).flatMap(([name, endpoint]) =>
    freeTextsOf(endpoint).flatMap((field) => (BOUND.test(field) ? [] : [`${name}.${field}`])),
  );
  return {
    everyField: everyField.filter((field) => !NOT_KEPT.test(field)),
    filled: Object.entries(filled).flatMap(([name, fields]) => fields.map((field) => `${name}.${field}`)),
  };
};
