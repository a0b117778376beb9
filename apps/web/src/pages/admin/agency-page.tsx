import { screens } from '@wayfarer/contracts/screens';
import { useCallback, useState } from 'react';
import { useAgency } from '../../features/agency/agency-query.ts';
import { type AgencyMarks, AgencySettings } from '../../features/agency/agency-settings.tsx';
import { DeskLimitsSettings } from '../../features/agency/desk-limits-settings.tsx';
import { ExchangeRatesSettings } from '../../features/agency/exchange-rates-settings.tsx';
import { NoticesSettings } from '../../features/agency/notices-settings.tsx';
import { SellingSettings } from '../../features/agency/selling-settings.tsx';
import { SettingsPart } from '../../features/agency/settings-part.tsx';
import { type SettingsKey, settingsHistory, shownSections } from '../../features/agency/settings-sections.ts';
import { TextsSettings } from '../../features/agency/texts-settings.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { SectionNav } from '../../shared/ui/layout/section-nav.tsx';
import { useSection } from '../../shared/ui/layout/use-section.ts';
import { useHistory } from './history.tsx';

const NO_MARKS: AgencyMarks = { unsaved: [], wrong: [] };
const otherForms = {
  money: SellingSettings,
  currencies: ExchangeRatesSettings,
  desk: DeskLimitsSettings,
  notices: NoticesSettings,
  legal: TextsSettings,
};
type OtherForm = keyof typeof otherForms;
const otherFormNames = Object.keys(otherForms) as OtherForm[];

/** One of the parts that are saved by themselves. */
const Other = ({ name, onUnsaved }: { name: OtherForm; onUnsaved: (name: OtherForm, isUnsaved: boolean) => void }) => {
  const Form = otherForms[name];
  const hear = useCallback((isUnsaved: boolean) => onUnsaved(name, isUnsaved), [name, onUnsaved]);
  return <Form onUnsaved={hear} />;
};

/** What the agency says about itself, how it looks and how it sells (docs/specification.md section 10). */
export const AgencyPage = () => {
  const historyOf = useHistory();
  const [turn, setTurn] = useState(0);
  const [marks, setMarks] = useState(NO_MARKS);
  const [unsavedForms, setUnsavedForms] = useState<readonly OtherForm[]>([]);
  const noteUnsaved = useCallback(
    (name: OtherForm, isUnsaved: boolean) =>
      setUnsavedForms((names) => [...names.filter((other) => other !== name), ...(isUnsaved ? [name] : [])]),
    [],
  );
  const { data: agency, error, refetch, isFetching } = useAgency();
  // What was typed stays, and saving it then says that the settings have changed.
  const beginAgain = async () => (marks.unsaved.length > 0 ? undefined : setTurn(turn + 1));
  const history = historyOf({ of: { area: 'settings' }, onRestored: beginAgain });
  const links = [...shownSections(), ...(history === null ? [] : [settingsHistory])];
  const sections = useSection<SettingsKey>(links.map(({ key }) => key));
  const markOf = (key: SettingsKey) => {
    if (marks.wrong.includes(key)) return { tone: 'red', words: 'to correct' } as const;
    const isUnsaved = marks.unsaved.includes(key) || unsavedForms.some((name) => name === key);
    return isUnsaved ? ({ tone: 'amber', words: 'unsaved' } as const) : null;
  };
  return (
    <>
      <PageHeading
        title={screens.adminAgency.title}
        text="What your agency says about itself on every page, how it looks, and how it sells."
      >
        Settings
      </PageHeading>
      {agency === undefined && error === null ? (
        <LoadingBlock text="Loading settings...">
          <div className="space-y-6">
            <Skeleton className="h-64 w-full" />
            <Skeleton className="h-80 w-full" />
          </div>
        </LoadingBlock>
      ) : null}
      {agency === undefined && error !== null ? (
        <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {agency === undefined ? null : (
        <div className="grid items-start gap-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
          <div className="lg:sticky lg:top-24">
            <SectionNav
              label="Parts of the settings"
              links={links.map((link) => ({ ...link, mark: markOf(link.key) }))}
              sections={sections}
            />
          </div>
          <div className="min-w-0 max-w-3xl">
            <AgencySettings
              key={turn}
              agency={agency}
              alsoUnsaved={unsavedForms.length > 0}
              onMarks={setMarks}
              sections={sections}
            />
            {otherFormNames.map((name) => (
              <SettingsPart key={name} name={name} sections={sections}>
                <Other name={name} onUnsaved={noteUnsaved} />
              </SettingsPart>
            ))}
            {sections.current === settingsHistory.key ? (
              <section className="space-y-5">
                <h2 className="font-bold text-ink text-lead">{settingsHistory.label}</h2>
                {history}
              </section>
            ) : null}
          </div>
        </div>
      )}
    </>
  );
};
