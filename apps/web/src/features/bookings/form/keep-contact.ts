import type { Booking, Contact } from '@wayfarer/contracts';
import { ApiFailure } from '../../../shared/api/api-failure.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { t } from '../../../shared/words/words.ts';

/**
 * Sends who was named while booking, as the contact and the first traveller of the new booking. The booking
 * stands without it: where it cannot be sent, the traveller is told where to say it again.
 */
export const keepContact = async ({ _id: id }: Pick<Booking, '_id'>, contact: Contact): Promise<void> => {
  const body = { travellers: [{ name: contact.name }], contact, version: 0 };
  try {
    await callEndpoint('changeTravellers', { params: { id }, body });
  } catch (thrown) {
    // It was sent before, with an order whose answer was lost.
    if (!(thrown instanceof ApiFailure)) throw thrown;
    if (thrown.code === 'CONFLICT') return;
    logFailure('Sending the lead traveller failed')(thrown);
    void notify({ title: t('Your name was not saved. Add it on the page of your trip.'), tone: 'grey' });
  }
};
