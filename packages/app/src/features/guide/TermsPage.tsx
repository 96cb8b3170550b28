import { prepare } from '../../late/piece.ts'
import { PlainContentPage } from './ContentPage.tsx'
import { contents } from './contents.ts'

await prepare(contents.terms)

/** /terms: its words are in `content/terms`. */
export const Page = () => <PlainContentPage id="terms" />
