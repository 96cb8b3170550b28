import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { chip, chips, group } from './ChipGroup.css.ts'

/** One of the choices. */
export interface ChipItem {
  readonly value: string
  readonly label: ReactNode
  /** Where the choice leads without script; it makes the chip a link. */
  readonly href?: string | undefined
}

export interface ChipGroupProps {
  /** What is chosen, for screen readers: "Category". */
  readonly label: string
  /** The choices, in order. */
  readonly items: readonly ChipItem[]
  /** The value that is chosen now. */
  readonly value: string
  /** Called with the chosen value; a link then stays where it is. */
  readonly onChange?: ((value: string) => void) | undefined
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A few filters of which one is on. With `href`s they are links, so that they work without script and can be shared. */
export const ChipGroup = ({ label, items, value, onChange }: ChipGroupProps) => (
  <fieldset className={group}>
    <VisuallyHidden as="legend">{label}</VisuallyHidden>
    <ul className={chips}>
      {items.map((item) => {
        const isChosen = item.value === value
        const words = (
          <>
            {isChosen && <Icon name="check" size="small" />}
            {item.label}
          </>
        )
        const follow = (event: MouseEvent) => {
          if (!onChange || !isPlainClick(event)) return
          event.preventDefault()
          onChange(item.value)
        }
        return (
          <li key={item.value}>
            {item.href === undefined ? (
              <button type="button" className={chip} aria-pressed={isChosen} onClick={() => onChange?.(item.value)}>
                {words}
              </button>
            ) : (
              <a href={item.href} className={chip} aria-current={isChosen ? 'true' : undefined} onClick={follow}>
                {words}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  </fieldset>
)
