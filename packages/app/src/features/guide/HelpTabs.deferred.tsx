import type { Copy } from '@aangiftewijs/domain/language'
import { Button } from '@aangiftewijs/ui/Button'
import { Card } from '@aangiftewijs/ui/Card'
import { Grid, Stack, Text } from '@aangiftewijs/ui/layout'
import { Tabs } from '@aangiftewijs/ui/Tabs'
import { T, useWords } from '../../copy/words.tsx'
import { partOf } from './ContentPage.tsx'
import { contents } from './contents.ts'
import { words } from './copy.ts'
import { outline } from './outline.ts'
import { putInAddress } from './put-in-address.ts'
import { Sections } from './Sections.tsx'
import { ServerHtml } from './ServerHtml.tsx'

/** Guides, tips and contact in tabs. */
export function Part() {
  const say = useWords()
  const tabs = outline.help.map((id) => ({
    id,
    label: (
      <ServerHtml as="span" resource={contents.help}>
        {(content) => <T text={partOf(content, id).title} />}
      </ServerHtml>
    ),
    content: (
      <Stack gap={8}>
        <ServerHtml resource={contents.help}>{(content) => <Sections part={partOf(content, id)} />}</ServerHtml>
        {id === 'contact-support' && <ContactCards />}
      </Stack>
    ),
  }))
  return <Tabs label={say(words.helpTabs)} tabs={tabs} onChange={putInAddress} />
}

interface Channel {
  readonly title: Copy
  readonly detail: Copy
  readonly action: Copy
}

/** Placeholders with disabled buttons, as the specification has them. */
const channels: readonly Channel[] = [
  { title: words.emailSupport, detail: words.emailPlaceholder, action: words.sendEmail },
  { title: words.phoneSupport, detail: words.phonePlaceholder, action: words.callSupport },
  { title: words.chatSupport, detail: words.chatPlaceholder, action: words.startChat },
]

const ContactCards = () => (
  <Grid as="ul" min="medium" gap={4}>
    {channels.map(({ title, detail, action }) => (
      <Card
        as="li"
        key={action.en}
        headingLevel={2}
        title={<T text={title} />}
        actions={
          <Button variant="secondary" isDisabled>
            <T text={action} />
          </Button>
        }
      >
        <Text tone="muted">
          <T text={detail} />
        </Text>
      </Card>
    ))}
  </Grid>
)
