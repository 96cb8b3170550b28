import { late } from '../../late/late.tsx'
import { prepare } from '../../late/piece.ts'
import { ContentPage } from './ContentPage.tsx'
import { contents } from './contents.ts'
import { SiteSearch } from './site-search/part.ts'

await prepare(contents.faq)
const Questions = await late('questions', async () => (await import('./Questions.late.tsx')).Questions)

/** The frequently asked questions; `/faq#deadline` opens its question. Spec 2 § 2.11. */
export const Page = () => (
  <ContentPage id="faq">
    <SiteSearch />
    <Questions />
  </ContentPage>
)
