import { Heading, Stack } from '@aangiftewijs/ui/layout'
import { Tabs } from '@aangiftewijs/ui/Tabs'
import { useState } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { usePage, usePostedForm } from '../../shell/page-context.tsx'
import { settingsWords } from './copy.ts'
import { NotificationsTab } from './NotificationsTab.tsx'
import { SecurityTab } from './SecurityTab.tsx'

const tabOf = (text: string | null) => (text === 'security' ? 'security' : 'notifications')

/** Settings and profile: what to be told about, and everything about the account itself. Spec 2 § 2.16. */
export function Page() {
  const say = useWords()
  const { path, search } = usePage()
  const posted = usePostedForm()
  const [tab, setTab] = useState(posted === null ? tabOf(new URLSearchParams(search).get('tab')) : 'security')
  const hrefFor = (id: string) => `${path}?tab=${id}`
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <T text={settingsWords.title} />
      </Heading>
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
    </Stack>
  )
}
