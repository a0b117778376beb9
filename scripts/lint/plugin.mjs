// The rules of this repository for oxlint.
import { noPhysicalSides } from './no-physical-sides.mjs';
import { noPickByPlace } from './no-pick-by-place.mjs';
import { wholeTexts } from './whole-texts.mjs';

export default {
  meta: { name: 'wayfarer' },
  rules: { 'no-pick-by-place': noPickByPlace, 'no-physical-sides': noPhysicalSides, 'whole-texts': wholeTexts },
};
