import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { EditedMeanwhile } from '../../../shared/admin-list/form/edited-meanwhile.tsx';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { BottomBar } from '../../../shared/ui/layout/bottom-bar.tsx';
import type { Sections } from '../../../shared/ui/layout/use-section.ts';
import { type EditorSection, fieldsInOrder, sectionsWith } from './editor-sections.ts';
import type { PackageEditorState } from './use-package-editor.ts';

type SaveBarProps = {
  editor: PackageEditorState;
  sections: Sections<EditorSection>;
  /** The list that the editor was opened from. */
  list: string;
  /** What the last save did to bookings; null for nothing. */
  left: ReactNode;
};

/** The one save of all sections, with what is in its way. Stays in view. */
export const SaveBar = ({ editor, sections, list, left }: SaveBarProps) => {
  const { state } = useLocation();
  const { form, entry, unsaved, failure, conflict } = editor;
  const { errors, isSubmitting } = form.formState;
  const wrong = sectionsWith(fieldsInOrder.filter((field) => errors[field] !== undefined));
  return (
    <BottomBar className="max-lg:-mx-(--gutter) border-hairline border-t bg-page py-3 max-lg:px-(--gutter)">
      <div className="max-h-[50dvh] space-y-3 overflow-y-auto">
        {left}
        {failure === null ? null : <Notice>{failure}</Notice>}
        {wrong.length === 0 ? null : (
          <Notice>
            Not saved. Something is wrong in{' '}
            {wrong.map(({ key, label }, at) => (
              <span key={key}>
                {at === 0 ? '' : at === wrong.length - 1 ? ' and ' : ', '}
                <Link to={sections.addressOf(key)} state={state} className="touchable underline underline-offset-4">
                  {label}
                </Link>
              </span>
            ))}
            .
          </Notice>
        )}
        {conflict === null ? null : (
          <EditedMeanwhile
            noun="package"
            fields=""
            changes={conflict.changes}
            both={conflict.both}
            busy={isSubmitting}
            onMerge={conflict.merge}
            onShow={conflict.show}
            onSave={() => void conflict.replace()}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 pt-1">
        <p className="me-auto text-ink-soft text-small">
          {unsaved.length === 0
            ? ''
            : `Unsaved: ${sectionsWith(unsaved)
                .map(({ label }) => label)
                .join(', ')}`}
        </p>
        <LinkButton variant="quiet" to={list}>
          Cancel
        </LinkButton>
        <Button type="submit" busy={isSubmitting}>
          {entry === null ? 'Add package' : 'Update package'}
        </Button>
      </div>
    </BottomBar>
  );
};
