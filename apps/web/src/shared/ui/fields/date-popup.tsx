import { t } from '../../words/words.ts';
import { Button } from '../actions/button.tsx';
import { DateCalendar, type DateCalendarProps } from './date-calendar.tsx';
import { FieldPopup, type PopupOfButton } from './field-popup.tsx';

type DatePopupProps = PopupOfButton &
  DateCalendarProps & {
    label: string;
    /** Offers to clear the day (filters). */
    clearable: boolean;
  };

/** The calendar over the page; picking closes it. */
export const DatePopup = ({ label, clearable, open, onOpenChange, anchor, ...calendar }: DatePopupProps) => {
  const pick = (day: string): void => {
    calendar.onPick(day);
    onOpenChange(false);
  };
  return (
    <FieldPopup label={label} open={open} onOpenChange={onOpenChange} anchor={anchor}>
      <DateCalendar {...calendar} onPick={pick} />
      {clearable && calendar.value !== '' ? (
        <Button variant="quiet" size="small" className="mt-1 w-full" onClick={() => pick('')}>
          {t('Any day')}
        </Button>
      ) : null}
    </FieldPopup>
  );
};
