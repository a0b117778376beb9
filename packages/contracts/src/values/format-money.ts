export { formatMoney } from '@wayfarer/words';
