import { NavLink } from 'react-router-dom';
import { Drawer } from '../../shared/ui/overlays/drawer.tsx';
import { useCloseOnLeaving } from '../../shared/ui/overlays/use-close-on-leaving.ts';
import { t } from '../../shared/words/words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { useSiteLinks } from './site-links.ts';

/** The bar's links on small screens. */
export const SiteMenu = ({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) => {
  useCloseOnLeaving(() => onOpenChange(false));
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('Menu')} side="start">
      <nav aria-label={t('Menu')}>
        <ul className="-mx-3 space-y-1">
          {useSiteLinks().map((link) => (
            <li key={link.to}>
              <NavLink
                to={link.to}
                className="flex min-h-12 items-center rounded-control px-3 font-semibold text-ink text-lead transition-colors hover:bg-hover aria-[current=page]:text-accent"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 border-hairline border-t pt-4 empty:hidden">
        <LanguageSwitch />
      </div>
    </Drawer>
  );
};
