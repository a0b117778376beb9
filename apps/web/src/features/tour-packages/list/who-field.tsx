import { classNames } from '../../../shared/ui/class-names.ts';
import { controlStyle } from '../../../shared/ui/fields/control-style.ts';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { t } from '../../../shared/words/words.ts';
import { useSettledText } from './use-settled-text.ts';
import { WhoButton } from './who-button.tsx';

export type WhoFieldProps = { party: string; onParty: (party: string) => void };

/** Who travels, among the filters of a list; applied after a pause in pressing. */
export const WhoField = ({ party, onParty }: WhoFieldProps) => {
  const [pressed, setPressed] = useSettledText(party, onParty);
  return (
    <Field label={t('Who')}>
      {({ id }) => (
        <WhoButton
          id={id}
          className={classNames(controlStyle, 'text-start', pressed === '' && 'text-ink-faint')}
          party={pressed}
          onChange={setPressed}
        />
      )}
    </Field>
  );
};
