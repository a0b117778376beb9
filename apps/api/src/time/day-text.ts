export { formatDay as dayText } from '@wayfarer/words';
