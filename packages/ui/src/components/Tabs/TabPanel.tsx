import type { ReactNode } from 'react'
import type { SubHeadingLevel } from '../../layout/index.ts'
import * as styles from './Tabs.css.ts'

export interface Tab {
  /** Unique on the page: it is the id of the panel. `#id`, or `#` and the id of something in the panel, leads to it. */
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
}

interface TabPanelProps {
  readonly tab: Tab
  readonly isSelected: boolean
  readonly isHydrated: boolean
  /** Without script, too, only the chosen panel shows: the tabs are links to the others. */
  readonly showsAlone: boolean
  readonly headingLevel: SubHeadingLevel
}

/**
 * One panel. All panels stay mounted, so that what was typed in one survives a look at another. This is not Radix's
 * `Tabs.Content`, which writes a style attribute that the content security policy refuses.
 */
export function TabPanel({ tab, isSelected, isHydrated, showsAlone, headingLevel }: TabPanelProps) {
  if (tab.content === null || tab.content === undefined) return null
  const Heading = `h${headingLevel}` as const
  const asPanel = isHydrated ? { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `${tab.id}-tab` } : {}
  return (
    <div
      {...asPanel}
      className={showsAlone ? styles.panel : styles.panelThatOpens}
      data-state={isSelected ? 'active' : 'inactive'}
      hidden={!isSelected && (isHydrated || showsAlone)}
      id={tab.id}
    >
      {showsAlone ? null : <Heading className={styles.heading}>{tab.label}</Heading>}
      {tab.content}
    </div>
  )
}
