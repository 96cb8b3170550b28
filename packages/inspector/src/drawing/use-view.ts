import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

const steps = { in: 1.25, out: 0.8 } as const
const smallest = 0.1
const largest = 3
/** Its words are 11 px high then. */
const readable = 0.85
/** A drawing that fits at this scale or a larger one is shown whole when it is opened; at a smaller one its words would be too small. */
const legible = 0.7

/** Of a drawing, at scale 1. */
interface Size {
  readonly width: number
  readonly height: number
}

/** Zooming by buttons and keys, panning by scrolling (wheel, touch, arrow keys) and by dragging. */
export interface View {
  readonly scale: number
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** Makes a drawing of this size fit whole. */
  readonly fit: (drawing: Size) => void
  /** The same for a new drawing, unless the person zoomed; but never so small that it cannot be read. */
  readonly settle: (drawing: Size) => void
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
  const isOwn = useRef(false)
  const zoom = (next: (now: number) => number) => {
    isOwn.current = true
    setScale((now) => Math.min(largest, Math.max(smallest, next(now))))
  }
  /** The scale at which a drawing is whole; null before there is a frame. */
  const wholeAt = ({ width, height }: Size) => {
    const { clientWidth = 0, clientHeight = 0 } = ref.current ?? {}
    return clientWidth > 0 ? Math.min(1, clientWidth / width, clientHeight / height) : null
  }
  // What is whole but small is readable at one press.
  const zoomIn = () => zoom((now) => Math.max(readable, now * steps.in))
  const zoomOut = () => zoom((now) => now * steps.out)
  return {
    scale,
    zoomIn,
    zoomOut,
    fit: (drawing) => {
      isOwn.current = false
      const whole = wholeAt(drawing)
      if (whole !== null) setScale(Math.max(smallest, whole))
    },
    settle: (drawing) => {
      const whole = wholeAt(drawing)
      if (!isOwn.current && whole !== null) setScale(whole < legible ? readable : whole)
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
