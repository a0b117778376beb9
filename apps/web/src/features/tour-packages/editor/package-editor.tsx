import type { TourPackage } from '@wayfarer/contracts';
import type { ReactNode } from 'react';
import { useLeadToWrong } from '../../../shared/forms/use-lead-to-wrong.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { SectionNav } from '../../../shared/ui/layout/section-nav.tsx';
import { useSection } from '../../../shared/ui/layout/use-section.ts';
import { EditorPart } from './editor-part.tsx';
import {
  type EditorPartName,
  type EditorSection,
  editorSections,
  fieldsInOrder,
  historySection,
  sectionOfField,
  sectionsWith,
} from './editor-sections.ts';
import { SaveBar } from './save-bar.tsx';
import { AsksSection } from './sections/asks-section.tsx';
import { BasicsSection, type DestinationChoices } from './sections/basics-section.tsx';
import { DaysSection } from './sections/days-section.tsx';
import { PicturesSection } from './sections/pictures-section.tsx';
import { PreviewSection } from './sections/preview-section.tsx';
import { PricesSection } from './sections/prices-section.tsx';
import { TextSection } from './sections/text-section.tsx';
import { TranslationsSection } from './sections/translations-section.tsx';
import type { PackageDraft, PackageEditorState } from './use-package-editor.ts';

type PackageEditorProps = {
  editor: PackageEditorState;
  draft: PackageDraft | null;
  destinations: DestinationChoices;
  /** What was changed of it; null where there is none to be seen. */
  historyOf: (entry: TourPackage) => ReactNode;
  /** The address of the list that it was opened from. */
  list: string;
  /** What the last save did to bookings; null for nothing. */
  left: ReactNode;
};

/** The editor of a package: its parts one at a time, with one save for all of them. */
export const PackageEditor = ({ editor, draft, destinations, historyOf, list, left }: PackageEditorProps) => {
  const { form, entry, unsaved } = editor;
  const history = entry === null ? null : historyOf(entry);
  const shown = editorSections();
  const links = [...shown, ...(history === null ? [] : [historySection])];
  const sections = useSection<EditorSection>(links.map(({ key }) => key));
  useLeadToWrong({ form, sectionOf: sectionOfField, ...sections });
  const [wrong, changed] = [fieldsInOrder.filter((field) => form.formState.errors[field] !== undefined), unsaved].map(
    sectionsWith,
  );
  const markOf = (key: EditorSection) => {
    if (wrong?.some((part) => part.key === key)) return { tone: 'red', words: 'to correct' } as const;
    return changed?.some((part) => part.key === key) ? ({ tone: 'amber', words: 'unsaved' } as const) : null;
  };
  const parts: Readonly<Record<EditorPartName, ReactNode>> = {
    basics: <BasicsSection form={form} edited={entry} destinations={destinations} />,
    days: <DaysSection form={form} edited={entry} />,
    prices: <PricesSection form={form} edited={entry} />,
    text: <TextSection form={form} />,
    asks: <AsksSection form={form} />,
    pictures: <PicturesSection form={form} />,
    translations: <TranslationsSection form={form} />,
    preview: <PreviewSection edited={entry} unsaved={changed?.map(({ label }) => label).join(', ') ?? ''} />,
  };
  const showsHistory = sections.current === historySection.key;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-24">
        <SectionNav
          label="Parts of the package"
          links={links.map((link) => ({ ...link, mark: markOf(link.key) }))}
          sections={sections}
        />
      </div>
      <div className="min-w-0 max-w-3xl">
        <form
          noValidate
          aria-label={entry === null ? 'Add package' : 'Edit package'}
          onSubmit={(event) => {
            event.preventDefault();
            void editor.submit();
          }}
          className="space-y-5"
        >
          {draft === null ? null : (
            <Notice tone="grey">
              What you had entered is still here.
              {draft.lostPictures === 0 ? '' : ' Pictures that were not saved have to be chosen again.'}
            </Notice>
          )}
          {shown.map(({ key }) => (
            <EditorPart key={key} name={key} sections={sections}>
              {parts[key]}
            </EditorPart>
          ))}
          {showsHistory ? null : <SaveBar editor={editor} sections={sections} list={list} left={left} />}
        </form>
        {showsHistory ? (
          <section className="space-y-5">
            <h2 className="font-bold text-ink text-lead">{historySection.label}</h2>
            {history}
          </section>
        ) : null}
      </div>
    </div>
  );
};
