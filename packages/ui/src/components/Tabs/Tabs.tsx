import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { placeAfter } from '../../behaviour/next-place.ts'
import { useIsHydrated } from '../../behaviour/use-is-hydrated.ts'
import { TabPanel } from './TabPanel.tsx'
import * as styles from './Tabs.css.ts'

export interface Tab {
  /** Unique on the page: it is the id of the panel, so that `#id` leads to it. */
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
}

export interface TabsProps {
  /** Names the tabs for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab[]
  /** The chosen tab, when the owner decides it. */
  readonly value?: string | undefined
  /**
   * The tab chosen first.
   * @default the first tab
   */
  readonly defaultValue?: string | undefined
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
  readonly headingLevel?: 2 | 3 | 4 | undefined
}

/** Panels of which one shows at a time. Arrow keys, Home and End move between tabs and choose at once. */
export function Tabs({ label, tabs, value, defaultValue, onChange, hrefFor, headingLevel = 2 }: TabsProps) {
  const isHydrated = useIsHydrated()
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.id ?? '')
  const selected = value ?? own
  const select = (id: string) => {
    if (id === selected) return
    setOwn(id)
    onChange?.(id)
  }
  useTabInAddress(tabs, setOwn)
  return (
    <div className={styles.root}>
      <div {...asList(label, isHydrated)} className={styles.list}>
        {tabs.map(({ id, label: name }) => (
          <a
            {...(isHydrated ? asTab(id, id === selected) : asPlainLink(id === selected))}
            className={styles.tab}
            data-state={id === selected ? 'active' : 'inactive'}
            href={hrefFor ? hrefFor(id) : `#${id}`}
            key={id}
            onClick={(event) => {
              if (!isPlain(event)) return
              event.preventDefault()
              select(id)
            }}
            onKeyDown={(event) => moveWithKeys(event, (place) => select(tabs[place]?.id ?? id))}
          >
            {name}
          </a>
        ))}
      </div>
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
    </div>
  )
}

const asList = (label: string, isHydrated: boolean) =>
  ({ 'aria-label': label, role: isHydrated ? 'tablist' : 'group' }) as const

/** Only the chosen tab is reached with Tab; the arrow keys lead to the others. */
const asTab = (id: string, isSelected: boolean) => ({
  id: `${id}-tab`,
  role: 'tab' as const,
  tabIndex: isSelected ? 0 : -1,
  'aria-selected': isSelected,
  'aria-controls': id,
})

/** Before hydration a tab is a link, and all of them can be reached with Tab. */
const asPlainLink = (isSelected: boolean) => (isSelected ? { 'aria-current': 'true' as const } : {})

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey)

/** Arrow keys, Home and End choose another tab and take the focus there; the space bar chooses as Enter does on a link. */
function moveWithKeys(event: KeyboardEvent<HTMLElement>, choose: (place: number) => void) {
  if (!isPlain(event)) return
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const own = tabs.indexOf(event.currentTarget)
  const place = event.key === ' ' ? own : placeAfter(event.key, 'row', own, tabs.length)
  if (place === null || own === -1) return
  event.preventDefault()
  tabs[place]?.focus()
  choose(place)
}

/** Chooses the tab that the address names after `#`, now and when the address changes. */
function useTabInAddress(tabs: readonly Tab[], choose: (id: string) => void): void {
  const ids = tabs.map(({ id }) => id).join(' ')
  useEffect(() => {
    const follow = () => {
      const id = decodeURIComponent(location.hash.slice(1))
      if (id && ids.split(' ').includes(id)) choose(id)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [ids, choose])
}
