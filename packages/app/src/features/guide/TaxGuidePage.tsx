import { late } from '../../late/late.tsx'
import { prepare } from '../../late/piece.ts'
import { ContentPage } from './ContentPage.tsx'
import { contents, wordList } from './contents.ts'
import { SiteSearch } from './site-search/part.ts'

await prepare(contents['tax-guide'], wordList)
const GuideTabs = await late('guide-tabs', async () => (await import('./GuideTabs.late.tsx')).GuideTabs)

/** The Dutch tax guide in five tabs; `/tax-guide#box-3` opens the tab that holds the anchor. Spec 2 § 2.10. */
export const Page = () => (
  <ContentPage id="tax-guide">
    <SiteSearch />
    <GuideTabs />
  </ContentPage>
)
