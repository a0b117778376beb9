export const INK = '#1b2a33';
export const SOFT = '#51626c';
export const HAIRLINE = '#d5dde1';
