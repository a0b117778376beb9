import { t } from '@wayfarer/words';
import type { BookedTrip, DocumentKind } from '../email-content.ts';
import { inARow } from './parts.ts';
import { owedOfTrip } from './trip-parts.ts';

/** Which documents are attached. @param attached at least one */
export const attachedText = (attached: readonly DocumentKind[]): string => {
  switch (attached.join(' ')) {
    case 'voucher invoice':
      return t('Your voucher and your invoice are attached. You will also find them on the page of your trip.');
    case 'voucher receipt':
      return t('Your voucher and your receipt are attached. You will also find them on the page of your trip.');
    case 'voucher':
      return t('Your voucher is attached. You will also find it on the page of your trip.');
    case 'invoice':
      return t('Your invoice is attached. You will also find it on the page of your trip.');
    case 'receipt':
      return t('Your receipt is attached. You will also find it on the page of your trip.');
    default:
      return t('Your documents are attached. You will also find them on the page of your trip.');
  }
};

const useText = (): string => t('Show the voucher on the day of travel, on your phone or printed.');

/** Where to find what is issued for a first payment: a receipt as long as something is owed. */
const foundText = (trip: BookedTrip): string =>
  owedOfTrip(trip)
    ? t('You will find your voucher and your receipt on the page of your trip.')
    : t('You will find your voucher and your invoice on the page of your trip.');

/** Which documents of a confirmed booking are attached, or where to find them instead. */
export const documentsText = (trip: BookedTrip, attached: readonly DocumentKind[]): string => {
  if (attached.length === 0) return inARow(foundText(trip), useText());
  return inARow(attachedText(attached), attached.includes('voucher') ? useText() : null);
};

/** Which document of a payment is attached, or where to find it instead. */
export const paymentDocumentText = (trip: BookedTrip, attached: readonly DocumentKind[]): string => {
  if (attached.length > 0) return attachedText(attached);
  return owedOfTrip(trip)
    ? t('You will find your receipt on the page of your trip.')
    : t('You will find your invoice on the page of your trip.');
};
