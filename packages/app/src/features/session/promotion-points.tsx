import type { ShowcasePoint } from '@aangiftewijs/ui/Showcase'
import { T } from '../../copy/words.tsx'
import { sessionWords } from './copy.ts'

const points = ['Guidance', 'Documents', 'Calculations', 'Security'] as const

/** The four bullets of the promotional panel. Spec 1 § 2. */
export const promotionPoints = (): readonly ShowcasePoint[] =>
  points.map((point) => ({
    id: point,
    title: <T text={sessionWords[`promotion${point}`]} />,
    text: <T text={sessionWords[`promotion${point}Text`]} />,
  }))
