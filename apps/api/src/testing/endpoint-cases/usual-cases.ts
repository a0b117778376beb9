import { type Endpoint, type ErrorCode, errorsOf, everyEndpoint } from '@wayfarer/contracts';
import type { Test } from 'supertest';
import { type ErrorCase, UNKNOWN, type World } from './world.ts';

const TOO_LARGE = 9 * 1024 * 1024;

/** Errors that are triggered in the same way everywhere, as an admin; other calls have cases of their own. */
const usualCasesOf = (endpoint: Endpoint): Partial<Record<ErrorCode, ErrorCase>> => {
  const { method, path, params, body, pictures } = endpoint;
  const call = ({ api, admin }: World, id = UNKNOWN): Test =>
    api.request[method.toLowerCase() as 'get'](path.replace(/\{\w+\}/, id)).set(admin.bearer);
  const wrong = (world: World): Test => {
    if (pictures) return call(world).field('strange', 'field');
    if (body) return call(world).send({});
    return params ? call(world, 'none') : call(world).query({ limit: 'many' });
  };
  return {
    VALIDATION: (world) => wrong(world),
    NOT_FOUND: (world) => call(world),
    PAYLOAD_TOO_LARGE: (world) => call(world).attach(pictures?.field ?? '', Buffer.alloc(TOO_LARGE), 'large.png'),
    UNSUPPORTED_MEDIA_TYPE: (world) => call(world).type('text/plain').send('hello'),
  };
};

const declaredOf = (endpoint: Endpoint) =>
  Object.entries(usualCasesOf(endpoint)).filter(([code]) => errorsOf(endpoint).includes(code as ErrorCode));

/** The declared errors of each endpoint that are triggered in the usual way. */
export const usualErrorCases = Object.fromEntries(
  Object.entries<Endpoint>(everyEndpoint).map(([name, endpoint]) => [name, Object.fromEntries(declaredOf(endpoint))]),
);
