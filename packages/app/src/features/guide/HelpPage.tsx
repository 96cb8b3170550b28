import { Deferred } from '../../deferred/Deferred.tsx'
import { BackToQuestion } from './BackToQuestion.tsx'
import { ContentPage } from './ContentPage.tsx'

/** Guides, tips and contact; `/help?q=…` shows search results. Spec 2 § 2.12. */
export const Page = () => (
  <ContentPage id="help">
    <Deferred part="guide/site-search/SiteSearch" />
    <Deferred part="guide/HelpTabs" />
    <BackToQuestion />
  </ContentPage>
)
