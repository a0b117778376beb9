import { useMutation } from '@tanstack/react-query';
import type { ContactMessage } from '@wayfarer/contracts';
import { ApiFailure } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { t } from '../../shared/words/words.ts';

/** docs/specification.md section 4: the error of the answer, or this. */
export const contactFailureOf = (error: Error): string =>
  error instanceof ApiFailure && error.message !== '' ? error.message : t('Something went wrong');

/** Sends a message; its state is pending, success or failure as docs/specification.md section 4 says. */
export const useSendContactMessage = () =>
  useMutation({
    mutationFn: (message: ContactMessage) => callEndpoint('sendContactMessage', { body: message }),
    onError: logFailure('Contact message failed'),
  });
