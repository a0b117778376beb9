import { useLocation } from 'react-router-dom';
import { useDestinationChoices } from '../../features/destinations/admin-destination-queries.ts';
import { readPackage } from '../../features/tour-packages/admin/read-package.ts';
import { useSavedPackage } from '../../features/tour-packages/admin/use-saved-package.tsx';
import { PackageEditor } from '../../features/tour-packages/editor/package-editor.tsx';
import { type Begun, type PackageDraft, usePackageEditor } from '../../features/tour-packages/editor/use-package-editor.ts';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { confirmDiscard } from '../../shared/forms/use-leave-guard.ts';
import { useTabDraft } from '../../shared/forms/use-tab-draft.ts';
import { paths } from '../../shared/paths.ts';
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { useHistory } from './history.tsx';

type PackageFormProps = {
  heading: string;
  begunWith: Begun;
  /** Where the draft of this tab is kept. */
  draftName: string;
  onAdded: (id: string) => void;
};

/** The list as it was searched and paged when the editor was opened from it. */
const useList = (): string => {
  const { list }: { list?: unknown } = Object(useLocation().state);
  return typeof list === 'string' ? list : paths.adminPackages();
};

/** The editor of a package, new or stored, with destinations and history, which other features know. */
export const PackageForm = ({ heading, begunWith, draftName, onAdded }: PackageFormProps) => {
  const list = useList();
  const choices = useDestinationChoices();
  const historyOf = useHistory();
  const { entity, left } = useSavedPackage();
  const draft = useTabDraft<PackageDraft>(draftName);
  const editor = usePackageEditor({ entity, begunWith, draftName, draft, onAdded });
  const beginAgain = async (id: string): Promise<void> => {
    if (editor.unsaved.length === 0 || (await confirmDiscard())) editor.beginWith(await readPackage(id));
  };
  const title = editor.entry?.title ?? heading;
  return (
    <>
      <div>
        <Breadcrumb crumbs={[{ label: 'Packages', to: list }, { label: editor.entry === null ? 'Add' : 'Edit' }]} />
        <PageHeading title={title} className="wrap-anywhere">
          {title}
        </PageHeading>
      </div>
      <PackageEditor
        editor={editor}
        draft={draft}
        destinations={{
          options: choices.data?.map(({ _id, name, country }) => ({ value: _id, label: `${name}, ${country}` })) ?? [],
          problem: choices.error === null ? null : sentenceOf(choices.error),
        }}
        historyOf={({ _id }) => historyOf({ of: { about: _id }, onRestored: () => beginAgain(_id) })}
        list={list}
        left={left}
      />
    </>
  );
};
