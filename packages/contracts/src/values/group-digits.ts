/** '12,34,567' of a whole number, as `Intl` writes it for India, without it: its first formatter costs a slow phone a tenth of a second. */
export const groupDigits = (whole: number | string): string => String(whole).replaceAll(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
