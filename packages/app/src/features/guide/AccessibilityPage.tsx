import { prepare } from '../../late/piece.ts'
import { PlainContentPage } from './ContentPage.tsx'
import { contents } from './contents.ts'

await prepare(contents.accessibility)

/** /accessibility: its words are in `content/accessibility`. */
export const Page = () => <PlainContentPage id="accessibility" />
