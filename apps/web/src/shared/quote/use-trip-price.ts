import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TourPackage, UnitPrices } from '@wayfarer/contracts';
import { useCallback } from 'react';
import { ApiFailure, sentenceOf } from '../api/api-failure.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { queryKeys } from '../api/query-keys.ts';
import { orderOf, priceWithoutCode, type QuoteOrder, type TripChoice, type TripPrice } from './trip-choice.ts';

const quoteQuery = (packageId: string, order: QuoteOrder) => ({
  queryKey: queryKeys.tourPackages.quote(packageId, order),
  queryFn: async (): Promise<TripPrice> => {
    const { totalAmount, unitPrice, lines, split } = await callEndpoint('quoteBooking', {
      params: { id: packageId },
      body: order,
    });
    return { total: totalAmount, unitPrice, lines, split };
  },
  retry: false,
});

type TripPriceOptions = {
  tourPackage: TourPackage;
  /** '' while none is chosen. */
  day: string;
  /** Its code is the one to ask the server about. */
  choice: TripChoice;
  /** What each category pays on that day, where that is known. */
  own: UnitPrices | undefined;
};

/** What a choice costs. Only the server knows what a code takes off, so with one it is asked. */
export const useTripPrice = ({ tourPackage, day, choice, own }: TripPriceOptions) => {
  const queryClient = useQueryClient();
  const plain = priceWithoutCode(tourPackage, day, choice, own);
  const order = orderOf(tourPackage, day, choice);
  const hasCode = order.code !== undefined;
  const { data, error, isFetching } = useQuery({
    ...quoteQuery(tourPackage._id, order),
    enabled: hasCode && plain !== null && day !== '',
  });
  const withCode = hasCode && plain !== null && day !== '' ? data : undefined;
  const { _id } = tourPackage;
  return {
    /** Null while something is not right yet. */
    price: withCode ?? plain,
    /** Why the code takes nothing off. */
    codeError: error === null || !hasCode ? undefined : (error instanceof ApiFailure && error.fields.code) || sentenceOf(error),
    isAsking: isFetching,
    isCodeTaken: withCode !== undefined,
    /** What the server asks for an order. @throws what it refuses it with */
    ask: useCallback((asked: QuoteOrder) => queryClient.fetchQuery(quoteQuery(_id, asked)), [queryClient, _id]),
  };
};
