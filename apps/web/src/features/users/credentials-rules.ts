import { credentialsSchema } from '@wayfarer/contracts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';

export const resolver = schemaResolver(credentialsSchema);
