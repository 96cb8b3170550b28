import { PlainContentPage } from './ContentPage.tsx'
import { contents } from './contents.ts'
import { prepare } from './piece.ts'

await prepare(contents.contact)

/** /contact: its words are in `content/contact`. */
export const Page = () => <PlainContentPage id="contact" />
