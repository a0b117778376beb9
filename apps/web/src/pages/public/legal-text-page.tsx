import { agencyTextNames } from '@wayfarer/contracts';
import { useLocation } from 'react-router-dom';
import { LegalText } from '../../features/legal/legal-text.tsx';
import { paths } from '../../shared/paths.ts';

/** /terms, /privacy and /imprint: one file, because each adds to every first load. */
export const LegalTextPage = () => {
  const { pathname } = useLocation();
  return <LegalText name={agencyTextNames.find((name) => paths[name]() === pathname) ?? 'terms'} />;
};
