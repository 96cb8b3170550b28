import * as RadixTabs from '@radix-ui/react-tabs'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useHashTarget } from '../../behaviour/use-hash-target.ts'
import { useHydrated } from '../../behaviour/use-hydrated.ts'
import type { SubHeadingLevel } from '../../layout/index.ts'
import { type Tab, TabPanel } from './TabPanel.tsx'
import * as styles from './Tabs.css.ts'

export interface TabsProps {
  /** Names the tabs for screen readers. */
  readonly label: string
  /** The tabs in order, each with its panel. */
  readonly tabs: readonly Tab[]
  /** The chosen tab, when the owner decides it. */
  readonly value?: string | undefined
  /**
   * The tab chosen first.
   * @default the first tab
   */
  readonly defaultValue?: string | undefined
  /** Called with the id of the tab that was chosen. */
  readonly onChange?: ((id: string) => void) | undefined
  /**
   * The address of the page with this tab chosen. Without script the tabs are then links to it and only the chosen panel
   * shows; without `hrefFor` every panel is readable, each under its own heading. To put the address in the address bar when
   * a tab is chosen with script, navigate to it from `onChange`.
   */
  readonly hrefFor?: ((id: string) => string) | undefined
  /**
   * The level of the headings that stand above the panels when all of them show (without script, in print).
   * @default 2
   */
  readonly headingLevel?: SubHeadingLevel | undefined
}

/** Panels of which one shows at a time. Arrow keys, Home and End move between tabs and choose at once. */
export function Tabs({ label, tabs, value, defaultValue, onChange, hrefFor, headingLevel = 2 }: TabsProps) {
  const isHydrated = useHydrated()
  const first = defaultValue ?? tabs[0]?.id ?? ''
  const [own, setOwn] = useState(first)
  const selected = value ?? own
  // Radix reports one press twice: when the pointer goes down and when focus arrives.
  const latest = useRef(selected)
  useEffect(() => {
    latest.current = selected
  })
  const select = (id: string) => {
    if (id === latest.current) return
    latest.current = id
    setOwn(id)
    onChange?.(id)
  }
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[data-state="active"]')
    // Not scrollIntoView: it would move the page, too.
    if (list.current && chosen)
      list.current.scrollLeft = chosen.offsetLeft + (chosen.offsetWidth - list.current.clientWidth) / 2
  }, [selected])
  useHashTarget(
    tabs.map(({ id }) => id),
    isHydrated,
    { open: setOwn, ...(hrefFor ? {} : { leave: () => setOwn(first) }) },
  )
  return (
    <RadixTabs.Root className={styles.root} onValueChange={select} value={selected}>
      <RadixTabs.List
        ref={list}
        aria-label={label}
        className={styles.list}
        {...(isHydrated ? { role: 'tablist' } : { role: 'group', 'aria-orientation': undefined })}
        // Radix would write a style attribute into the server's HTML, which the content security policy refuses.
        style={{ outline: undefined }}
      >
        {tabs.map(({ id, label: name }) => (
          <RadixTabs.Trigger asChild key={id} type={undefined} value={id}>
            <a
              {...(isHydrated ? { id: `${id}-tab`, 'aria-controls': id } : asPlainLink(id === selected))}
              className={styles.tab}
              href={hrefFor ? hrefFor(id) : `#${id}`}
              onClick={stayOnPage}
              onKeyDown={(event) => chooseWithSpace(event, () => select(id))}
            >
              {name}
            </a>
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <TabPanel
          headingLevel={headingLevel}
          isHydrated={isHydrated}
          isSelected={tab.id === selected}
          key={tab.id}
          showsAlone={hrefFor !== undefined}
          tab={tab}
        />
      ))}
    </RadixTabs.Root>
  )
}

/** Takes back what makes a tab of a link: before hydration it is one, and all of them can be reached with Tab. */
const asPlainLink = (isSelected: boolean) => ({
  id: undefined,
  role: undefined,
  tabIndex: undefined,
  'aria-selected': undefined,
  'aria-controls': undefined,
  'aria-current': isSelected ? ('true' as const) : undefined,
})

const stayOnPage = (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
}

const chooseWithSpace = (event: KeyboardEvent, choose: () => void) => {
  if (event.key !== ' ') return
  event.preventDefault()
  choose()
}
