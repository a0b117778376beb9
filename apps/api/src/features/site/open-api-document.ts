import {
  type Endpoint,
  type EndpointName,
  errorAnswerSchema,
  errorCodes,
  errorsOf,
  everyEndpoint,
  pageHeaders,
  sampleAnswers,
  transportErrorsOf,
} from '@wayfarer/contracts';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';

const PICTURE_TYPES = 'image/jpeg, image/png, image/webp, image/avif';

const formWithPictures = (body: z.ZodObject, { field, most }: { field: string; most: number }) => {
  const file = z.string().meta({ format: 'binary', override: { type: 'string', format: 'binary' } });
  return z.object({ ...body.shape, [field]: (most === 1 ? file : z.array(file).max(most)).optional() });
};

const bodyOf = ({ body, pictures, signed, mediaTypes = [] }: Endpoint): ZodOpenApiOperationObject['requestBody'] => {
  if (signed) return { content: { 'application/json': { schema: z.looseObject({}) } }, required: true };
  if (!body) return undefined;
  // A call without a body is read as one with an empty object.
  const required = !body.safeParse({}).success;
  if (!(pictures && body instanceof z.ZodObject)) {
    const content = ['application/json', ...mediaTypes].map((type) => [type, { schema: body }]);
    return { content: Object.fromEntries(content), required };
  }
  const form = { schema: formWithPictures(body, pictures), encoding: { [pictures.field]: { contentType: PICTURE_TYPES } } };
  return { content: { 'multipart/form-data': form }, required };
};

const retryHeaders = z.object({
  'Retry-After': z
    .string()
    .optional()
    .meta({ description: 'Seconds to wait before the call is made again, where that is known' }),
});

/** A parameter without a value counts as absent (docs/specification.md section 5). */
const mayBeEmpty = (query: z.ZodObject): z.ZodObject =>
  z.object(
    Object.fromEntries(
      Object.entries(query.shape).map(([name, schema]) => [
        name,
        schema.meta({ ...schema.meta(), param: { allowEmptyValue: true } }),
      ]),
    ),
  );

/** The failures of a call by status, with the codes in the description. */
const failuresOf = (endpoint: Endpoint): ZodOpenApiOperationObject['responses'] => {
  const codes = [...new Set([...errorsOf(endpoint), ...transportErrorsOf(endpoint)])];
  const statuses = new Set(codes.map((code) => errorCodes[code].status));
  return Object.fromEntries(
    [...statuses].map((status) => [
      String(status) as '400',
      {
        description: codes.filter((code) => errorCodes[code].status === status).join(', '),
        ...(status === 429 || status === 503 ? { headers: retryHeaders } : {}),
        content: { 'application/json': { schema: errorAnswerSchema } },
      },
    ]),
  );
};

const fileSchema = z.string().meta({ format: 'binary', override: { type: 'string', format: 'binary' } });

/** The answer of success, with the contract's sample of it as the example. */
const answerOf = (name: EndpointName, { answer, download }: Endpoint) =>
  download ? { [download]: { schema: fileSchema } } : { 'application/json': { schema: answer, example: sampleAnswers[name] } };

const operationOf = (name: EndpointName, endpoint: Endpoint): ZodOpenApiOperationObject => {
  const requestBody = bodyOf(endpoint);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    ...(endpoint.access === 'everyone' ? {} : { security: [{ token: [] }] }),
    requestParams: {
      ...(endpoint.params ? { path: endpoint.params } : {}),
      ...(endpoint.query ? { query: mayBeEmpty(endpoint.query) } : {}),
      ...(endpoint.headers ? { header: endpoint.headers } : {}),
    },
    ...(requestBody ? { requestBody } : {}),
    responses: {
      [String(endpoint.status ?? 200) as '200']: {
        description: 'Success',
        ...(endpoint.answer instanceof z.ZodArray && endpoint.query && 'cursor' in endpoint.query.shape
          ? { headers: pageHeaders }
          : {}),
        content: answerOf(name, endpoint),
      },
      ...failuresOf(endpoint),
    },
  };
};

const EVERYWHERE = `All failures have the same shape, with a stable \`code\`. Every endpoint may also answer what it does not declare: 404 \`NOT_FOUND\` for an
unknown address, 405 \`METHOD_NOT_ALLOWED\` with \`Allow\` for another method on a known one, 400 \`VALIDATION\` for a malformed request, and
500 \`INTERNAL\` with a \`requestId\` for a defect of the server. Calls are limited per network and minute. A form with pictures
holds only texts: numbers and lists are written as JSON, and \`null\` is an ordinary word.`;

type OpenApiDocument = { openapi: string } & Record<string, unknown>;
const documents = new Map<string, OpenApiDocument>();

/** The API as an OpenAPI 3.1 document, made from the contract once per process. */
export const openApiDocument = (brandName: string): OpenApiDocument => {
  const made = documents.get(brandName);
  if (made) return made;
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [name, endpoint] of Object.entries(everyEndpoint) as [EndpointName, Endpoint][]) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(name, endpoint),
    };
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: { title: `${brandName} API`, version: '1.0.0', description: EVERYWHERE },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths: paths as ZodOpenApiPathsObject,
  });
  const plain = { ...document } as OpenApiDocument;
  documents.set(brandName, plain);
  return plain;
};
