import { Deferred } from '../../deferred/Deferred.tsx'
import { BackToQuestion } from './BackToQuestion.tsx'
import { ContentPage } from './ContentPage.tsx'

/** The frequently asked questions; `/faq#deadline` opens its question. Spec 2 § 2.11. */
export const Page = () => (
  <ContentPage id="faq">
    <Deferred part="guide/site-search/SiteSearch" />
    <Deferred part="guide/Questions" />
    <BackToQuestion />
  </ContentPage>
)
