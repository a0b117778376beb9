import { type Endpoint, everyEndpoint } from '@wayfarer/contracts';
import { freeTextsOf } from '@wayfarer/contracts/testing/free-texts';
import { everyFilled } from './entity-payloads.ts';

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
    filled: Object.entries(everyFilled).flatMap(([name, fields]) => fields.map((field) => `${name}.${field}`)),
  };
};
