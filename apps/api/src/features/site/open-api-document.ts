import { type Endpoint, errorAnswerSchema, errorCodes, errorsOf, everyEndpoint, pageHeaders } from '@wayfarer/contracts';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';

const formWithPictures = (body: z.ZodObject, { field, most }: { field: string; most: number }) => {
  const file = z.string().meta({ format: 'binary', override: { type: 'string', format: 'binary' } });
  return z.object({ ...body.shape, [field]: (most === 1 ? file : z.array(file).max(most)).optional() });
};

const bodyOf = ({ body, pictures }: Endpoint): ZodOpenApiOperationObject['requestBody'] => {
  if (!body) return undefined;
  return pictures && body instanceof z.ZodObject
    ? { content: { 'multipart/form-data': { schema: formWithPictures(body, pictures) } }, required: true }
    : { content: { 'application/json': { schema: body } }, required: true };
};

/** The failures of a call, gathered by status: the codes stand in the description. */
const failuresOf = (endpoint: Endpoint): ZodOpenApiOperationObject['responses'] => {
  const codes = errorsOf(endpoint);
  const statuses = new Set(codes.map((code) => errorCodes[code].status));
  return Object.fromEntries(
    [...statuses].map((status) => [
      String(status) as '400',
      {
        description: codes.filter((code) => errorCodes[code].status === status).join(', '),
        content: { 'application/json': { schema: errorAnswerSchema } },
      },
    ]),
  );
};

const operationOf = (name: string, endpoint: Endpoint): ZodOpenApiOperationObject => {
  const requestBody = bodyOf(endpoint);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    ...(endpoint.access === 'everyone' ? {} : { security: [{ token: [] }] }),
    requestParams: {
      ...(endpoint.params ? { path: endpoint.params } : {}),
      ...(endpoint.query ? { query: endpoint.query } : {}),
      ...(endpoint.headers ? { header: endpoint.headers } : {}),
    },
    ...(requestBody ? { requestBody } : {}),
    responses: {
      [String(endpoint.status ?? 200) as '200']: {
        description: 'Success',
        ...(endpoint.query && 'cursor' in endpoint.query.shape ? { headers: pageHeaders } : {}),
        content: { 'application/json': { schema: endpoint.answer } },
      },
      ...failuresOf(endpoint),
    },
  };
};

type OpenApiDocument = { openapi: string } & Record<string, unknown>;
const documents = new Map<string, OpenApiDocument>();

/** The API as an OpenAPI 3.1 document, made from the contract once per process. */
export const openApiDocument = (brandName: string): OpenApiDocument => {
  const made = documents.get(brandName);
  if (made) return made;
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(everyEndpoint)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(name, endpoint),
    };
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: { title: `${brandName} API`, version: '1.0.0' },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths: paths as ZodOpenApiPathsObject,
  });
  const plain = { ...document } as OpenApiDocument;
  documents.set(brandName, plain);
  return plain;
};
