import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useState } from 'react'
import * as styles from './Tooltip.css.ts'

export interface TooltipProps {
  /** A few words that add to the name the control already has. Nothing may depend on them: touch screens show no tooltips. */
  readonly text: ReactNode
  /** One control that takes `aria-describedby`: a Button, an IconButton, a link. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>
}

/**
 * Words that appear while the pointer or keyboard focus rests on a control. They show by style alone, so without script too; they can be
 * hovered, and Escape dismisses them (WCAG 1.4.13).
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isNear, setIsNear] = useState(false)
  const [isDismissed, setIsDismissed] = useState(false)
  useEffect(() => {
    if (!isNear) return
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsDismissed(true)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [isNear])
  const arrive = () => setIsNear(true)
  const leave = () => {
    setIsNear(false)
    setIsDismissed(false)
  }
  // Only to know whether Escape has a tooltip to dismiss.
  const nearness = { onBlur: leave, onFocus: arrive, onPointerEnter: arrive, onPointerLeave: leave }
  return (
    <span className={styles.root} data-dismissed={isDismissed || undefined} {...nearness}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span className={styles.bubble} id={id} role="tooltip">
        {text}
      </span>
    </span>
  )
}
