import { PlainContentPage } from './ContentPage.tsx'

/** /contact: its words are in `content/contact`. */
export const Page = () => <PlainContentPage id="contact" />
