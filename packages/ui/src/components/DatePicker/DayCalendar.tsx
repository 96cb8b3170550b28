import { parseDate } from '@internationalized/date'
import type { RefObject } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { letAbortByTime } from '../../behaviour/abort-by-time.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './DatePicker.css.ts'

letAbortByTime()

export interface DayCalendarProps {
  /** The chosen day as `2026-11-21`, or null. */
  readonly day: string | null
  /** The first day that can be chosen, as `2026-11-21`. */
  readonly minValue: string | undefined
  /** The last day that can be chosen, as `2026-11-21`. */
  readonly maxValue: string | undefined
  /** Whether a day must stay chosen: pressing the chosen one again then leaves it. */
  readonly isRequired: boolean
  /** The language of its names, and the first day of the week. */
  readonly locale: string
  /** The id of the field's label, which names the dialog too. */
  readonly labelId: string
  /** The button it opens from, where the focus goes back to. */
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  /** Called with the day, or null when the chosen one was chosen again. */
  readonly onChoose: (day: string | null) => void
  /** Called when it should go away. */
  readonly onClose: () => void
}

/** The calendar of a date picker, in a dialog beside its button. */
export function DayCalendar(props: DayCalendarProps) {
  const { day, minValue, maxValue, isRequired, locale, labelId, triggerRef, onChoose, onClose } = props
  const choose = (chosen: string) => {
    onChoose(chosen === day && !isRequired ? null : chosen)
    onClose()
  }
  return (
    <I18nProvider locale={locale}>
      <Popover
        className={styles.popover}
        isOpen
        onOpenChange={(opens) => {
          if (!opens) onClose()
        }}
        placement="bottom start"
        triggerRef={triggerRef}
      >
        <Dialog aria-labelledby={labelId} className={styles.dialog}>
          <Calendar
            aria-labelledby={labelId}
            autoFocus
            maxValue={maxValue ? parseDate(maxValue) : null}
            minValue={minValue ? parseDate(minValue) : null}
            onChange={(chosen) => choose(chosen.toString())}
            value={day ? parseDate(day) : null}
          >
            <div className={styles.head}>
              <Button className={styles.step} slot="previous">
                <Icon name="chevron-left" />
              </Button>
              <CalendarHeading className={styles.month} />
              <Button className={styles.step} slot="next">
                <Icon name="chevron-right" />
              </Button>
            </div>
            <CalendarGrid className={styles.grid} weekdayStyle="short">
              <CalendarGridHeader>
                {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>{(date) => <CalendarCell className={styles.day} date={date} />}</CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}
