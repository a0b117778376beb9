import { skipToken, useQuery } from '@tanstack/react-query';
import { type DeskQuote, discountLineOf, formatMoney } from '@wayfarer/contracts';
import { ApiFailure, sentenceOf } from '../../../shared/api/api-failure.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { PriceLines } from '../../../shared/quote/price-lines.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import type { DraftProps } from './desk-draft.ts';
import { DiscountFields } from './discount-fields.tsx';

/** The price of what is chosen at the desk, as the server says it. */
export const useDeskQuote = (order: DeskQuote | null) =>
  useQuery({
    queryKey: laterQueryKeys.desk.quote(order ?? {}),
    queryFn: order === null ? skipToken : ({ signal }) => callEndpoint('quoteAtDesk', { body: order, signal }),
    staleTime: 0,
    retry: false,
    placeholderData: (before) => before,
  });

type PriceFieldsProps = DraftProps & { quote: ReturnType<typeof useDeskQuote> };

/** A discount with its reason, and what the price is made of. */
export const PriceFields = ({ draft, change, errors, quote: { data, error, isPlaceholderData } }: PriceFieldsProps) => {
  const refused = error instanceof ApiFailure ? error.fields : {};
  return (
    <div className="space-y-5">
      {draft.how === 'free' ? null : (
        <DiscountFields
          label="Discount"
          hint={data === undefined ? undefined : `You may take off up to ${formatMoney(data.mostDiscount)}.`}
          draft={draft}
          change={change}
          error={errors['discount.amount'] ?? refused['discount.amount'] ?? errors.discount}
          reasonError={errors['discount.reason']}
        />
      )}
      {error !== null && Object.keys(refused).length === 0 ? <Notice>{sentenceOf(error)}</Notice> : null}
      <output className="block text-ink-soft empty:hidden">
        {error === null && (data === undefined || isPlaceholderData) ? 'Calculating the total...' : null}
      </output>
      {data === undefined || isPlaceholderData || error !== null ? null : (
        <dl aria-label="What the total is made of" className="space-y-2.5">
          <PriceLines lines={draft.how === 'free' ? [...data.lines, discountLineOf(data.totalAmount)] : data.lines} />
          <div className="flex items-baseline justify-between gap-4 border-hairline border-t pt-2.5 font-semibold text-ink">
            <dt>Total</dt>
            <dd className="figures">{formatMoney(draft.how === 'free' ? 0 : data.totalAmount)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
};
