import { createRequire } from 'node:module';
import type { RecordedRequest } from './record-requests.ts';

type Schema = {
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
};

const { requests }: { requests: Record<string, Schema> } = createRequire(import.meta.url)(
  '@wayfarer/stripe-sandbox/published-requests.json',
);

/**
 * Parameters that have another name since the version of Stripe's API that is published for checks. The SDK's
 * change log tells of each: 2026-10-28.endive took the first away from sessions and brought the second.
 */
export const FORMER_NAMES: Readonly<Record<string, string>> = { allowed_payment_method_types: 'payment_method_types' };

/** Stripe's ids begin with what they are of. */
const placeOf = ({ method, path }: RecordedRequest): string =>
  `${method.toLowerCase()} ${path.replaceAll(/\/(cs|pi|ch|re|evt)_\w+/g, '/:id')}`;

/** `line_items[0][quantity]` as `line_items`, `0`, `quantity`. */
const stepsOf = (name: string): string[] => name.split(/[[\]]+/).filter(Boolean);

const takes = (schema: Schema, [step, ...rest]: string[]): boolean => {
  if (step === undefined) return true;
  if (schema.anyOf) return schema.anyOf.some((one) => takes(one, [step, ...rest]));
  if (schema.items) return takes(schema.items, rest);
  const property = schema.properties?.[step];
  return property ? takes(property, rest) : typeof schema.additionalProperties === 'object';
};

/**
 * What of a request Stripe does not publish: the call itself, or parameters at any depth. Stripe-mock lets
 * nested ones pass.
 */
export const unpublishedIn = (request: RecordedRequest): string[] => {
  const place = placeOf(request);
  const schema = requests[place];
  if (!schema) return [place];
  return request.parameters
    .map(([name]) => name)
    .filter((name) => {
      const [first = '', ...rest] = stepsOf(name);
      return !takes(schema, [FORMER_NAMES[first] ?? first, ...rest]);
    });
};
