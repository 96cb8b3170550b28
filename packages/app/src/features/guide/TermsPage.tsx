import { PlainContentPage } from './ContentPage.tsx'

/** /terms: its words are in `content/terms`. */
export const Page = () => <PlainContentPage id="terms" />
