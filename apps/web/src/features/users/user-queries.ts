import { useMutation } from '@tanstack/react-query';
import type { Credentials, Registration } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';

/** Asks for a token; storing it is the caller's, see `startSession`. */
export const useLogin = () =>
  useMutation({ mutationFn: (credentials: Credentials) => callEndpoint('login', { body: credentials }) });

/** Creates an account. It does not log in. */
export const useRegister = () =>
  useMutation({ mutationFn: (registration: Registration) => callEndpoint('register', { body: registration }) });
