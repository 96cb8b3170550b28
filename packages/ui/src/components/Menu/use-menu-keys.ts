import { type FocusEvent, type FormEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect } from 'react'

const entriesOf = (root: HTMLDetailsElement) => [
  ...root.querySelectorAll<HTMLElement>('summary ~ * a[href], summary ~ * button'),
]

/** Where an arrow key, Home or End leads in a list of `count`, from place `index` (-1: the trigger); null for other keys. */
export function nextPlace(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return (Math.max(index, 0) - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** What a `<details>` lacks to be a menu: Escape, arrow keys, and closing by itself. */
export function useMenuKeys(ref: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      const root = ref.current
      if (root?.open && target instanceof Node && !root.contains(target)) root.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [ref])

  return {
    onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => {
      const root = event.currentTarget
      const trigger = root.querySelector('summary')
      if (event.key === 'Escape' && root.open) {
        root.open = false
        trigger?.focus()
        return
      }
      const entries = entriesOf(root)
      const index = entries.findIndex((entry) => entry.contains(document.activeElement))
      if (index === -1 && event.key !== 'ArrowDown') return
      const place = nextPlace(event.key, index, entries.length)
      if (place === null) return
      event.preventDefault()
      root.open = true
      entries[place]?.focus()
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false
    },
    onClick: ({ currentTarget, target }: MouseEvent<HTMLDetailsElement>) => {
      if (target instanceof Element && target.closest('a[href]')) currentTarget.open = false
    },
    // What was pressed goes out of sight with it, so the focus goes back to the button.
    onSubmit: ({ currentTarget }: FormEvent<HTMLDetailsElement>) => {
      currentTarget.open = false
      currentTarget.querySelector('summary')?.focus()
    },
  }
}
