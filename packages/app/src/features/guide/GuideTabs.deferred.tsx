import { Stack } from '@aangiftewijs/ui/layout'
import { Tabs } from '@aangiftewijs/ui/Tabs'
import { T, useWords } from '../../copy/words.tsx'
import { partOf } from './ContentPage.tsx'
import { contents } from './contents.ts'
import { words } from './copy.ts'
import { outline } from './outline.ts'
import { putInAddress } from './put-in-address.ts'
import { Sections } from './Sections.tsx'
import { ServerHtml } from './ServerHtml.tsx'
import { Terminology } from './Terminology.tsx'

const guide = contents['tax-guide']
const terminology = [{ id: 'terminology', title: words.terminology }]

/** The guide in five tabs; an address opens the tab that holds its anchor. */
export function Part() {
  const say = useWords()
  const tabs = outline['tax-guide'].map((id) => ({
    id,
    label: (
      <ServerHtml as="span" resource={guide}>
        {(content) => <T text={partOf(content, id).title} />}
      </ServerHtml>
    ),
    content: <GuidePart id={id} />,
  }))
  return <Tabs label={say(words.guideTabs)} tabs={tabs} onChange={putInAddress} />
}

function GuidePart({ id }: { readonly id: (typeof outline)['tax-guide'][number] }) {
  const hasTerms = id === 'forms'
  return (
    <Stack gap={12}>
      <ServerHtml resource={guide}>
        {(content) => <Sections part={partOf(content, id)} more={hasTerms ? terminology : []} />}
      </ServerHtml>
      {hasTerms && <Terminology />}
    </Stack>
  )
}
