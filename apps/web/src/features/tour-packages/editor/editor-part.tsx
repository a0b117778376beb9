import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Card } from '../../../shared/ui/layout/card.tsx';
import type { Sections } from '../../../shared/ui/layout/use-section.ts';
import { type EditorSection, editorSections } from './editor-sections.ts';

type EditorPartProps = {
  name: EditorSection;
  sections: Sections<EditorSection>;
  children: ReactNode;
};

/** A part of the editor. The others stay in the page, hidden, so that nothing typed in them is lost. */
export const EditorPart = ({ name, sections, children }: EditorPartProps) => {
  const id = useId();
  const { state } = useLocation();
  const parts = editorSections();
  const at = parts.findIndex(({ key }) => key === name);
  const next = parts[at + 1];
  return (
    <Card as="section" aria-labelledby={id} hidden={sections.current !== name} className="space-y-5">
      <h2 id={id} className="font-bold text-ink text-lead">
        {parts[at]?.label}
      </h2>
      {children}
      {next === undefined ? null : (
        <p className="flex justify-end border-hairline border-t pt-3">
          <Link
            to={sections.addressOf(next.key)}
            state={state}
            className="inline-flex min-h-11 items-center gap-1 font-medium text-accent-strong text-small underline-offset-4 hover:underline"
          >
            Next: {next.label}
            <ChevronRight aria-hidden="true" className="size-4" />
          </Link>
        </p>
      )}
    </Card>
  );
};
