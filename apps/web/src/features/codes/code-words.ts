import { type CodeState, formatMoney, groupDigits, type PromotionCode } from '@wayfarer/contracts';
import { formatShortDay } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import type { BadgeTone } from '../../shared/ui/display/badge.tsx';

export const stateWords: Readonly<Record<CodeState, { text: string; tone: BadgeTone }>> = {
  active: { text: 'Active', tone: 'green' },
  'not-yet': { text: 'Not yet', tone: 'accent' },
  over: { text: 'Over', tone: 'grey' },
  'used-up': { text: 'Used up', tone: 'yellow' },
};

/** '10 %' or '₹500.00'. */
export const discountText = ({ percent, amount = 0 }: PromotionCode): string =>
  percent === undefined ? formatMoney(amount) : `${percent} %`;

/** '1 Jun 2026 – 31 Aug 2026', 'From 1 Jun 2026', 'Until 31 Aug 2026' or 'Always'. */
export const validText = ({ from, to }: PromotionCode): string => {
  if (from !== undefined && to !== undefined) return `${formatShortDay(from)} – ${formatShortDay(to)}`;
  if (from !== undefined) return `From ${formatShortDay(from)}`;
  return to === undefined ? 'Always' : `Until ${formatShortDay(to)}`;
};

/** '7 of 10', or '7' of a code whose uses are not counted down. */
export const usesText = ({ uses, most }: PromotionCode): string =>
  most === undefined ? groupDigits(uses) : `${groupDigits(uses)} of ${groupDigits(most)}`;

/** What travellers are sent: the list of packages, with the code in its address. */
export const linkOf = ({ code }: PromotionCode): string =>
  window.location.origin + paths.packageList(String(new URLSearchParams({ code })));
