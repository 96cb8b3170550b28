import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '../../behaviour/use-hydrated.ts'
import { control, controlWidth } from '../Field/Field.css.ts'
import { type ControlProps, describedBy, Field, idsOf, isShown } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './DatePicker.css.ts'

const loadCalendar = () => import('./DayCalendar.tsx')
const DayCalendar = lazy(async () => ({ default: (await loadCalendar()).DayCalendar }))

export interface DatePickerProps extends ControlProps {
  /** What the button says until a day is chosen, for example “Pick a date”. */
  readonly placeholder: string
  /** The chosen day as `2026-11-21`, or null, when the owner decides it. */
  readonly value?: string | null | undefined
  /** The day chosen at first, as `2026-11-21`; the person owns it from then on.
   * @default null */
  readonly defaultValue?: string | null | undefined
  /** Called with the day as `2026-11-21`, or null when the chosen day was chosen again. */
  readonly onChange?: ((day: string | null) => void) | undefined
  /** The first day that can be chosen, as `2026-11-21`. */
  readonly minValue?: string | undefined
  /** The last day that can be chosen, as `2026-11-21`. */
  readonly maxValue?: string | undefined
  /** The language of month and day names and of the shown date, and the first day of the week: `en-GB`, `nl-NL`. */
  readonly locale: string
}

/**
 * One day. A button opens a calendar (loaded when it is needed) with the keys of the ARIA date grid; choosing the chosen day
 * again clears it unless a day is required. Without script, and before, it is the browser's own date field, and what was typed in
 * that is kept.
 */
export function DatePicker(props: DatePickerProps) {
  const { name, id, label, hint, error, isRequired = false, isDisabled, optionalLabel } = props
  const { placeholder, value, defaultValue = null, onChange, minValue, maxValue, locale } = props
  const isHydrated = useHydrated()
  const [own, setOwn] = useState(defaultValue)
  const [isOpen, setIsOpen] = useState(false)
  const native = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const ids = idsOf({ id, name })
  const labelId = `${ids.control}-label`
  const day = asDay(value === undefined ? own : value)
  const choose = (next: string | null) => {
    setOwn(next)
    onChange?.(next)
  }
  // Takes over what was typed in the native field before script arrived.
  useLayoutEffect(() => {
    if (native.current?.value) setOwn(native.current.value)
  }, [])
  const words = { id, name, hint, error, optionalLabel }
  if (!isHydrated)
    return (
      <Field {...words} label={label}>
        <div className={controlWidth.amount}>
          <input
            {...describedBy({ id, name, hint, error, isRequired })}
            className={control}
            defaultValue={day ?? ''}
            disabled={isDisabled}
            id={ids.control}
            max={maxValue}
            min={minValue}
            name={name}
            ref={native}
            type="date"
          />
        </div>
      </Field>
    )
  return (
    <Field {...words} label={<span id={labelId}>{label}</span>}>
      <button
        aria-describedby={describedBy({ id, name, hint, error })['aria-describedby']}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-labelledby={`${labelId} ${ids.control}-day`}
        className={styles.button}
        // A button cannot be aria-invalid: its description says the error.
        data-invalid={isShown(error) || undefined}
        disabled={isDisabled}
        id={ids.control}
        onClick={() => setIsOpen(!isOpen)}
        onFocus={loadCalendar}
        onPointerEnter={loadCalendar}
        ref={button}
        type="button"
      >
        <Icon name="calendar" />
        <span id={`${ids.control}-day`}>{day ? longDate(day, locale) : placeholder}</span>
      </button>
      <input name={name} type="hidden" value={day ?? ''} />
      {isOpen ? (
        <Suspense>
          <DayCalendar
            day={day}
            isRequired={isRequired}
            labelId={labelId}
            locale={locale}
            maxValue={maxValue}
            minValue={minValue}
            onChoose={choose}
            onClose={() => setIsOpen(false)}
            triggerRef={button}
          />
        </Suspense>
      ) : null}
    </Field>
  )
}

/** What is no day is none: a caller may hand on what somebody typed. */
const asDay = (day: string | null) =>
  day !== null && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null

const longDate = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
