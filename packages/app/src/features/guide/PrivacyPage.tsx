import { PlainContentPage } from './ContentPage.tsx'

/** /privacy: its words are in `content/privacy`. */
export const Page = () => <PlainContentPage id="privacy" />
