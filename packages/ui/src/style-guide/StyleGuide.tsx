import { Stack } from '../layout/index.ts'
import { Palette } from './Palette.tsx'
import { Alerts, Buttons, Cards, FormElements } from './Samples.tsx'
import { Typography } from './Typography.tsx'
import { englishStyleGuide, type StyleGuideWords } from './words.ts'

export interface StyleGuideProps {
  /** Its words in the language of the page.
   * @default English */
  readonly words?: StyleGuideWords | undefined
}

/**
 * The design system on one page: palette, typography, buttons, form elements, cards and alerts (spec 2 § 2.17). Everything is the token tables
 * and the components themselves; nothing is written twice.
 */
export const StyleGuide = ({ words = englishStyleGuide }: StyleGuideProps) => (
  <Stack gap={16}>
    <Palette words={words} />
    <Typography words={words} />
    <Buttons words={words} />
    <FormElements words={words} />
    <Cards words={words} />
    <Alerts words={words} />
  </Stack>
)
