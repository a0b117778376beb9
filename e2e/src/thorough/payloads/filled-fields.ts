import { type Endpoint, everyEndpoint } from '@wayfarer/contracts';
import { freeTextsOf } from '@wayfarer/contracts/testing/free-texts';
import { everyFilled } from './entity-payloads.ts';

/**
 * Free text by type, but restricted to a format by a rule: payloads in them are refused, as the API's tests
 * prove.
 */
const BOUND = /password|^(phone|contactLink|contributeLink|keptImages\[\])$/i;

/** Compared with what is stored, and shown to nobody; or only logged. */
const NOT_KEPT = /^(login\.username|reportViolation\.)/;

/** The fields that can hold anything by the contract, and those that are filled. */
export const textFields = () => {
  const everyField = Object.entries<Endpoint>(everyEndpoint).flatMap(([name, endpoint]) =>
    freeTextsOf(endpoint).flatMap((field) => (BOUND.test(field) ? [] : [`${name}.${field}`])),
  );
  return {
    everyField: everyField.filter((field) => !NOT_KEPT.test(field)),
    filled: Object.entries(everyFilled).flatMap(([name, fields]) => fields.map((field) => `${name}.${field}`)),
  };
};
