import { StyleGuide } from '@aangiftewijs/ui/style-guide'
import { pageLanguage, useLanguageChoice } from '../../copy/words.tsx'
import { styleGuideSamples } from './samples.ts'

/** Everything below the heading; only the sample controls act. */
export const Part = () => <StyleGuide words={styleGuideSamples[pageLanguage(useLanguageChoice())]} />
