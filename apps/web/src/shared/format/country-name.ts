const names = new Intl.DisplayNames('en', { type: 'region' });

/** 'India' for 'IN'. */
export const countryName = (code: string): string => names.of(code) ?? code;
