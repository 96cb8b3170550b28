import { Stack } from '@aangiftewijs/ui/layout'
import { Tabs } from '@aangiftewijs/ui/Tabs'
import { T, useWords } from '../../copy/words.tsx'
import { ContentPage, partOf } from './ContentPage.tsx'
import { contents, wordList } from './contents.ts'
import { words } from './copy.ts'
import { outline } from './outline.ts'
import { prepare } from './piece.ts'
import { Sections } from './Sections.tsx'
import { prepareSearch } from './site-search/prepare-search.ts'
import { SiteSearch } from './site-search/SiteSearch.tsx'
import { Terminology } from './Terminology.tsx'
import { useTabOfAddress } from './use-tab-of-address.ts'
import { Written } from './Written.tsx'

await prepare(contents['tax-guide'], wordList)
await prepareSearch()

const guide = contents['tax-guide']
const terminology = [{ id: 'terminology', title: words.terminology }]

/** The Dutch tax guide in five tabs; `/tax-guide#box-3` opens the tab that holds the anchor. Spec 2 § 2.10. */
export function Page() {
  const say = useWords()
  const [chosen, choose] = useTabOfAddress(outline['tax-guide'])
  const tabs = outline['tax-guide'].map((id) => ({
    id,
    label: (
      <Written as="span" piece={guide}>
        {(content) => <T text={partOf(content, id).title} />}
      </Written>
    ),
    content: <GuidePart id={id} />,
  }))
  return (
    <ContentPage id="tax-guide">
      <SiteSearch />
      <Tabs label={say(words.guideTabs)} tabs={tabs} value={chosen} onChange={choose} />
    </ContentPage>
  )
}

function GuidePart({ id }: { readonly id: (typeof outline)['tax-guide'][number] }) {
  const hasTerms = id === 'forms'
  return (
    <Stack gap={12}>
      <Written piece={guide}>
        {(content) => <Sections part={partOf(content, id)} more={hasTerms ? terminology : []} />}
      </Written>
      {hasTerms && <Terminology />}
    </Stack>
  )
}
