import { useMutation } from '@tanstack/react-query';
import type { Credentials, PasswordReset, Registration } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';

/** Requests a token; the caller stores it, see `startSession`. */
export const useLogin = () =>
  useMutation({ mutationFn: (credentials: Credentials) => callEndpoint('login', { body: credentials }) });

/** Creates an account. It does not log in. */
export const useRegister = () =>
  useMutation({ mutationFn: (registration: Registration) => callEndpoint('register', { body: registration }) });

/** Asks for an email with a link that sets a new password. */
export const useForgotPassword = () =>
  useMutation({ mutationFn: (body: { email: string }) => callEndpoint('forgotPassword', { body }) });

/** Sets a new password with that link. */
export const useResetPassword = () =>
  useMutation({ mutationFn: (body: PasswordReset) => callEndpoint('resetPassword', { body }) });
