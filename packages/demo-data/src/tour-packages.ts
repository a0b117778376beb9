import { demoFacts } from './demo-facts.ts';
import type { TourPackageContent } from './tour-package-content.ts';
import { africaPackages } from './tour-packages-africa.ts';
import { asiaPackages } from './tour-packages-asia.ts';
import { europePackages } from './tour-packages-europe.ts';
import { oceaniaPackages } from './tour-packages-oceania.ts';
import { southAmericaPackages } from './tour-packages-south-america.ts';

const withFacts = (content: TourPackageContent): TourPackageContent => {
  const facts = demoFacts[content.key];
  return facts ? { ...content, facts } : content;
};

/** The thirty packages of the demo. */
export const tourPackages: readonly TourPackageContent[] = [
  ...asiaPackages,
  ...europePackages,
  ...africaPackages,
  ...southAmericaPackages,
  ...oceaniaPackages,
].map(withFacts);
