import { PlainContentPage } from './ContentPage.tsx'

/** /resources: its words are in `content/resources`. */
export const Page = () => <PlainContentPage id="resources" />
