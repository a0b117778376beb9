import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { t } from '../../words/words.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { readAnnouncements, type ShownAnnouncement, subscribeToAnnouncements } from './notify.ts';

const looks = {
  green: { ground: 'bg-green-soft text-green', Icon: Check },
  red: { ground: 'bg-red-soft text-red', Icon: TriangleAlert },
  grey: { ground: 'bg-grey-soft text-grey', Icon: Info },
};

const Toast = ({ toast }: { toast: ShownAnnouncement }) => {
  const { ground, Icon } = looks[toast.tone ?? 'grey'];
  return (
    <div
      data-tone={toast.tone ?? 'grey'}
      className="pointer-events-auto flex w-full max-w-dialog animate-rise items-center gap-3.5 rounded-card border border-hairline bg-raised py-3 pe-3 ps-4 shadow-float"
    >
      <span aria-hidden="true" className={classNames('grid size-9 shrink-0 place-items-center rounded-full', ground)}>
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 grow py-1">
        <p className="font-semibold text-ink">{toast.title}</p>
        {toast.text === undefined ? null : <p className="text-ink-soft text-small">{toast.text}</p>}
      </div>
      {toast.dismissible === false ? null : (
        <IconButton label={t('Dismiss')} icon={<X className="size-4" />} className="text-ink-faint" onClick={toast.close} />
      )}
    </div>
  );
};

/**
 * Rendered once at the root; on phones at the lower edge, so that they do not cover the heading of the next
 * page. The live region exists before the first notice, or some screen readers would miss it.
 */
export const ToastViewport = () => {
  const toasts = useSyncExternalStore(subscribeToAnnouncements, readAnnouncements, readAnnouncements);
  return (
    <section
      aria-label={t('Notices')}
      aria-live="polite"
      className="no-print pointer-events-none fixed inset-x-3 bottom-[calc(var(--bottom-bar-height,0px)+0.75rem)] z-60 flex flex-col items-center gap-3 sm:top-[calc(var(--nav-height)+0.75rem)] sm:bottom-auto sm:start-auto sm:w-96 sm:items-end"
    >
      {toasts.map((toast) => (
        <Toast key={toast.key} toast={toast} />
      ))}
    </section>
  );
};
