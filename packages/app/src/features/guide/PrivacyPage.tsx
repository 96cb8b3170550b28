import { prepare } from '../../late/piece.ts'
import { PlainContentPage } from './ContentPage.tsx'
import { contents } from './contents.ts'

await prepare(contents.privacy)

/** /privacy: its words are in `content/privacy`. */
export const Page = () => <PlainContentPage id="privacy" />
