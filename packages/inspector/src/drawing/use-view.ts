import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

const steps = { in: 1.25, out: 0.8 } as const
const smallest = 0.2
const largest = 3

/** Zooming by buttons and keys, panning by scrolling (wheel, touch, arrow keys) and by dragging. */
export interface View {
  readonly scale: number
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** Makes the whole width fit. */
  readonly fit: (width: number) => void
  /** For the scrolling frame around the drawing. */
  readonly frame: {
    readonly ref: RefObject<HTMLElement | null>
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: () => void
  }
}

export function useView(): View {
  const [scale, setScale] = useState(1)
  const ref = useRef<HTMLElement | null>(null)
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const zoom = (factor: number) => setScale((now) => Math.min(largest, Math.max(smallest, now * factor)))
  const zoomIn = () => zoom(steps.in)
  const zoomOut = () => zoom(steps.out)
  return {
    scale,
    zoomIn,
    zoomOut,
    fit: (width) => {
      const room = ref.current?.clientWidth ?? width
      setScale(Math.min(1, Math.max(smallest, room / Math.max(1, width))))
    },
    frame: {
      ref,
      onKeyDown: ({ key }) => {
        if (key === '+' || key === '=') zoomIn()
        else if (key === '-') zoomOut()
        else if (key === '0') setScale(1)
      },
      onPointerDown: ({ pointerType, button, clientX, clientY }) => {
        // A finger scrolls by itself.
        if (pointerType === 'mouse' && button === 0) held.current = { x: clientX, y: clientY }
      },
      onPointerMove: ({ clientX, clientY }) => {
        if (held.current === null || ref.current === null) return
        ref.current.scrollLeft += held.current.x - clientX
        ref.current.scrollTop += held.current.y - clientY
        held.current = { x: clientX, y: clientY }
      },
      onPointerUp: () => {
        held.current = null
      },
    },
  }
}
