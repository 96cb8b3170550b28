import { Tabs } from '@aangiftewijs/ui/Tabs'
import { useState } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { usePage, usePostedForm } from '../../shell/page-context.tsx'
import { settingsWords } from './copy.ts'
import { NotificationsTab } from './NotificationsTab.tsx'
import { SecurityTab } from './SecurityTab.tsx'

const tabOf = (text: string | null) => (text === 'security' ? 'security' : 'notifications')

/** The tabs of the settings. */
export function Part() {
  const say = useWords()
  const { path, search } = usePage()
  const posted = usePostedForm()
  const [tab, setTab] = useState(posted === null ? tabOf(new URLSearchParams(search).get('tab')) : 'security')
  const hrefFor = (id: string) => `${path}?tab=${id}`
  return (
    <Tabs
      label={say(settingsWords.tabs)}
      value={tab}
      onChange={(id) => {
        setTab(tabOf(id))
        history.replaceState(history.state, '', hrefFor(id))
      }}
      hrefFor={hrefFor}
      tabs={[
        {
          id: 'notifications',
          label: <T text={settingsWords.notifications} />,
          content: <NotificationsTab />,
        },
        { id: 'security', label: <T text={settingsWords.security} />, content: <SecurityTab /> },
      ]}
    />
  )
}
