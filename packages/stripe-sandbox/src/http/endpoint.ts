import { parse } from 'qs';
import { z } from 'zod';
import { type Answer, checkExpansion, expandObject } from '../objects/expand-object.ts';
import type { WireObject } from '../objects/wire-object.ts';
import { text } from '../operations/parameter-kinds.ts';
import type { Cause, Sandbox } from '../sandbox.ts';
import { readParameters } from './read-parameters.ts';

type Input<Parameters> = {
  parameters: Parameters;
  path: string;
  /** The id in the path; empty if there is none. */
  id: string;
  cause: Cause;
};

type EndpointDefinition<Schema extends z.ZodType> = {
  method: 'get' | 'post';
  path: string;
  parameters: Schema;
  answers: Answer;
  run(sandbox: Sandbox, input: Input<z.infer<Schema>>): WireObject;
};

export type Endpoint = {
  method: 'get' | 'post';
  path: string;
  /**
   * Checks the parameters at once and returns the work. Stripe stores an answer under its idempotency key
   * only once the work begins, so the two are separate.
   */
  prepare(sandbox: Sandbox, encoded: string, id: string, cause: Cause): () => WireObject;
};

const expandParameter = z.array(text(200)).max(20);

export const defineEndpoint = <Schema extends z.ZodType>(definition: EndpointDefinition<Schema>): Endpoint => {
  const { method, path, answers, run } = definition;
  return {
    method,
    path,
    prepare: (sandbox, encoded, id, cause) => {
      // Objects without prototypes: a key from outside can never reach `__proto__`.
      const { expand = [], ...given } = parse(encoded, { plainObjects: true, arrayLimit: 100, duplicates: 'last' });
      const parameters = readParameters(definition.parameters, given);
      const expansions = readParameters(expandParameter, [expand].flat());
      for (const each of expansions) checkExpansion(answers, each);
      return () => {
        const answer = run(sandbox, { parameters, path, id, cause });
        return expansions.reduce((object, each) => expandObject(sandbox, object, each.split('.')), answer);
      };
    },
  };
};
