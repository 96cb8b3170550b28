import { type Copy, copy } from '../language/index.ts'

/** Words with others in their gap, in each language; the marks of Dutch terms stay, which `wordsOf` takes away. */
export const withGap = ({ en, nl }: Copy, gap: string, filled: Copy): Copy =>
  copy(en.replace(`{${gap}}`, filled.en), nl.replace(`{${gap}}`, filled.nl))
