import { PlainContentPage } from './ContentPage.tsx'

/** /accessibility: its words are in `content/accessibility`. */
export const Page = () => <PlainContentPage id="accessibility" />
