import { Deferred } from '../../deferred/Deferred.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { BackToQuestion } from './BackToQuestion.tsx'
import { ContentPage } from './ContentPage.tsx'

/** The Dutch tax guide in five tabs; `/tax-guide#box-3` opens the tab that holds the anchor. Spec 2 § 2.10. */
export function Page() {
  const { search } = usePage()
  return (
    <ContentPage id="tax-guide">
      <Deferred part="guide/site-search/SiteSearch" />
      <Deferred part="guide/YearFigures" follows={search} />
      <Deferred part="guide/GuideTabs" />
      <BackToQuestion />
    </ContentPage>
  )
}
