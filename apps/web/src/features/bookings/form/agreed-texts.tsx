import { screens } from '@wayfarer/contracts/screens';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { siteSettings } from '../../../shared/site-settings.ts';
import { rich } from '../../../shared/words/rich.tsx';

/**
 * What the next press agrees to, where the agency has written it; in a new tab, so that nothing typed is
 * lost.
 */
export const AgreedTexts = () => {
  const agreed = siteSettings.texts.filter((name) => name !== 'imprint');
  if (agreed.length === 0) return null;
  return (
    <p className="text-ink-soft text-small">
      {rich('By continuing you agree to what is written here: <texts>.', {
        texts: agreed.map((name, index) => (
          <Fragment key={name}>
            {index > 0 ? ', ' : null}
            <Link to={paths[name]()} target="_blank" className="touchable underline underline-offset-4">
              {screens[name].title}
            </Link>
          </Fragment>
        )),
      })}
    </p>
  );
};
