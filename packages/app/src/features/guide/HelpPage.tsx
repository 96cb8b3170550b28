import { late } from '../../late/late.tsx'
import { prepare } from '../../late/piece.ts'
import { ContentPage } from './ContentPage.tsx'
import { contents } from './contents.ts'
import { SiteSearch } from './site-search/part.ts'

await prepare(contents.help)
const HelpTabs = await late('help-tabs', async () => (await import('./HelpTabs.late.tsx')).HelpTabs)

/** Guides, tips and contact; `/help?q=…` shows search results. Spec 2 § 2.12. */
export const Page = () => (
  <ContentPage id="help">
    <SiteSearch />
    <HelpTabs />
  </ContentPage>
)
