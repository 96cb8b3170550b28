import { prepare } from '../../late/piece.ts'
import { PlainContentPage } from './ContentPage.tsx'
import { contents } from './contents.ts'

await prepare(contents.resources)

/** /resources: its words are in `content/resources`. */
export const Page = () => <PlainContentPage id="resources" />
