import * as RadixAccordion from '@radix-ui/react-accordion'
import { type ReactNode, useEffect, useState } from 'react'
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
  return (
    <RadixAccordion.Root className={styles.root} onValueChange={setOpen} type="multiple" value={[...open]}>
      {items.map((item) => (
        <Item
          headingLevel={headingLevel}
          isHydrated={isHydrated}
          isOpen={open.includes(item.id)}
          item={item}
          key={item.id}
        />
      ))}
    </RadixAccordion.Root>
  )
}

interface ItemProps {
  readonly item: AccordionItem
  readonly headingLevel: 2 | 3 | 4
  readonly isOpen: boolean
  readonly isHydrated: boolean
}

function Item({ item, headingLevel, isOpen, isHydrated }: ItemProps) {
  const Heading = `h${headingLevel}` as const
  const answerId = `${item.id}-answer`
  const titleId = `${item.id}-title`
  return (
    <RadixAccordion.Item className={styles.item} id={item.id} value={item.id}>
      <RadixAccordion.Header asChild>
        <Heading className={styles.heading}>
          <RadixAccordion.Trigger aria-controls={answerId} className={styles.trigger} id={titleId}>
            <span className={styles.title}>{item.title}</span>
            <span aria-hidden="true" className={styles.chevron} />
          </RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      {/* Not Radix's Content: it leaves a closed answer out of the HTML, and writes a style attribute. */}
      <section
        aria-labelledby={titleId}
        className={styles.answer}
        data-state={isOpen ? 'open' : 'closed'}
        hidden={isHydrated && !isOpen}
        id={answerId}
      >
        {item.content}
      </section>
    </RadixAccordion.Item>
  )
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
