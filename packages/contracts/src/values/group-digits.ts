export { groupDigits } from '@wayfarer/words';
