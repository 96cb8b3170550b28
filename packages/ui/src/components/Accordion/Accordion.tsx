import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { placeAfter } from '../../behaviour/next-place.ts'
import { useIsHydrated } from '../../behaviour/use-is-hydrated.ts'
import * as styles from './Accordion.css.ts'

export interface AccordionItem {
  /** Unique on the page: `#id` in an address leads to the item and opens it. */
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[]
  /**
   * The ids of the items that are open first.
   * @default []
   */
  readonly defaultOpen?: readonly string[] | undefined
  /** The level of the headings the buttons stand in: one below the heading above the accordion. */
  readonly headingLevel: 2 | 3 | 4
}

/**
 * Questions that open to their answers, several at a time. Arrow keys, Home and End move between the questions. Without
 * script and on paper every answer shows.
 */
export function Accordion({ items, defaultOpen = [], headingLevel }: AccordionProps) {
  const [open, setOpen] = useState<readonly string[]>(defaultOpen)
  const isHydrated = useIsHydrated()
  useItemInAddress(items, setOpen)
  const toggle = (id: string) =>
    setOpen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]))
  return (
    <div className={styles.root} data-accordion="">
      {items.map((item) => (
        <Item
          headingLevel={headingLevel}
          isHydrated={isHydrated}
          isOpen={open.includes(item.id)}
          item={item}
          key={item.id}
          onToggle={toggle}
        />
      ))}
    </div>
  )
}

interface ItemProps {
  readonly item: AccordionItem
  readonly headingLevel: 2 | 3 | 4
  readonly isOpen: boolean
  readonly isHydrated: boolean
  readonly onToggle: (id: string) => void
}

function Item({ item, headingLevel, isOpen, isHydrated, onToggle }: ItemProps) {
  const Heading = `h${headingLevel}` as const
  const answerId = `${item.id}-answer`
  const titleId = `${item.id}-title`
  const state = isOpen ? 'open' : 'closed'
  return (
    <div className={styles.item} id={item.id}>
      <Heading className={styles.heading}>
        <button
          aria-controls={answerId}
          aria-expanded={isOpen}
          className={styles.trigger}
          data-question=""
          data-state={state}
          id={titleId}
          onClick={() => onToggle(item.id)}
          onKeyDown={moveBetweenQuestions}
          type="button"
        >
          <span className={styles.title}>{item.title}</span>
          <span aria-hidden="true" className={styles.chevron} />
        </button>
      </Heading>
      <section
        aria-labelledby={titleId}
        className={styles.answer}
        data-state={state}
        hidden={isHydrated && !isOpen}
        id={answerId}
      >
        {item.content}
      </section>
    </div>
  )
}

function moveBetweenQuestions(event: KeyboardEvent<HTMLElement>) {
  const root = event.currentTarget.closest('[data-accordion]')
  const questions = [...(root?.querySelectorAll<HTMLElement>('[data-question]') ?? [])]
  const place = placeAfter(event.key, 'column', questions.indexOf(event.currentTarget), questions.length)
  if (place === null) return
  event.preventDefault()
  questions[place]?.focus()
}

/** Opens the item that the address names after `#`, or that holds what it names, now and when the address changes. */
function useItemInAddress(
  items: readonly AccordionItem[],
  setOpen: (change: (open: readonly string[]) => readonly string[]) => void,
): void {
  const ids = items.map(({ id }) => id).join(' ')
  useEffect(() => {
    const follow = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      const item = ids.split(' ').find((id) => target && document.getElementById(id)?.contains(target))
      if (!item) return
      setOpen((open) => (open.includes(item) ? open : [...open, item]))
      // Its place was another one while it was closed.
      requestAnimationFrame(() => target?.scrollIntoView?.())
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [ids, setOpen])
}
