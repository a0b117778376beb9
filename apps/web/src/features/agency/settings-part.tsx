import type { ReactNode } from 'react';
import type { Sections } from '../../shared/ui/layout/use-section.ts';
import type { SettingsKey } from './settings-sections.ts';

type SettingsPartProps = { name: SettingsKey; sections: Sections<SettingsKey>; children: ReactNode };

/** A part of the settings. The others stay in the page, hidden, so that nothing typed in them is lost. */
export const SettingsPart = ({ name, sections, children }: SettingsPartProps) => (
  <div hidden={sections.current !== name} className="space-y-6">
    {children}
  </div>
);
