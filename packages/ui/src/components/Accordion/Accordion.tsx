import * as RadixAccordion from '@radix-ui/react-accordion'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { useHashTarget } from '../../behaviour/use-hash-target.ts'
import { useHydrated } from '../../behaviour/use-hydrated.ts'
import type { SubHeadingLevel } from '../../layout/index.ts'
import * as styles from './Accordion.css.ts'

export interface AccordionItem {
  /** Unique on the page. `#id`, or `#` and the id of something in the item, leads to the item and opens it. */
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
  /** Whether it stands open at first.
   * @default false */
  readonly isDefaultOpen?: boolean | undefined
}

export interface AccordionProps {
  /** The questions and what each opens to, in order. */
  readonly items: readonly AccordionItem[]
  /** The place of the questions in the outline of the page: one below the heading above them.
   * @default 2 */
  readonly headingLevel?: SubHeadingLevel | undefined
}

/**
 * Questions that open to their answers, several at a time. Arrow keys, Home and End move between the questions. Until their
 * script is there they are links to their answers, which open by style. Without script and on paper every answer shows.
 */
export function Accordion({ items, headingLevel = 2 }: AccordionProps) {
  const [open, setOpen] = useState<readonly string[]>(() => openAtFirst(items))
  const isHydrated = useHydrated()
  useHashTarget(
    items.map(({ id }) => id),
    isHydrated,
    { open: (id) => setOpen((others) => (others.includes(id) ? others : [...others, id])) },
  )
  const toggle = (id: string) =>
    setOpen((others) => (others.includes(id) ? others.filter((other) => other !== id) : [...others, id]))
  return (
    <RadixAccordion.Root className={styles.root} onValueChange={setOpen} type="multiple" value={[...open]}>
      {items.map((item) => (
        <Item
          headingLevel={headingLevel}
          isHydrated={isHydrated}
          isOpen={open.includes(item.id)}
          item={item}
          key={item.id}
          onToggle={() => toggle(item.id)}
        />
      ))}
    </RadixAccordion.Root>
  )
}

const openAtFirst = (items: readonly AccordionItem[]) =>
  items.filter(({ isDefaultOpen = false }) => isDefaultOpen).map(({ id }) => id)

interface ItemProps {
  readonly item: AccordionItem
  readonly headingLevel: SubHeadingLevel
  readonly isOpen: boolean
  readonly isHydrated: boolean
  readonly onToggle: () => void
}

function Item({ item, headingLevel, isOpen, isHydrated, onToggle }: ItemProps) {
  const Heading = `h${headingLevel}` as const
  const answerId = `${item.id}-answer`
  const titleId = `${item.id}-title`
  // Prevented, so that Radix, which knows buttons only, does not toggle once more.
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    onToggle()
  }
  return (
    <RadixAccordion.Item className={styles.item} id={item.id} value={item.id}>
      <RadixAccordion.Header asChild>
        <Heading className={styles.heading}>
          <RadixAccordion.Trigger aria-controls={answerId} asChild id={titleId} type={undefined}>
            <a
              className={styles.trigger}
              href={`#${item.id}`}
              onClick={toggle}
              onKeyDown={(event) => {
                if (event.key === ' ') toggle(event)
              }}
              role={isHydrated ? 'button' : undefined}
            >
              <span className={styles.title}>{item.title}</span>
              <span aria-hidden="true" className={styles.chevron} />
            </a>
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
