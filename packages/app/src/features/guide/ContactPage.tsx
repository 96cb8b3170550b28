import { prepare } from '../../late/piece.ts'
import { PlainContentPage } from './ContentPage.tsx'
import { contents } from './contents.ts'

await prepare(contents.contact)

/** /contact: its words are in `content/contact`. */
export const Page = () => <PlainContentPage id="contact" />
