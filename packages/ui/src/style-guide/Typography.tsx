import { Heading, Stack, Text } from '../layout/index.ts'
import { typeScale } from '../theme/scales.ts'
import * as styles from './StyleGuide.css.ts'
import type { StyleGuideWords } from './words.ts'

const steps = (Object.keys(typeScale) as (keyof typeof typeScale)[]).reverse()

/** Every step of the type scale, largest first, with its sizes in a narrow and a wide window. */
export const Typography = ({ words }: { readonly words: StyleGuideWords }) => (
  <Stack as="section" gap={4}>
    <Heading level={2}>{words.typography}</Heading>
    <Text tone="muted">{words.typographyText}</Text>
    <dl className={styles.scale}>
      {steps.map((step) => (
        <div className={styles.scaleRow} key={step}>
          <dt className={styles.value}>
            {step} · {typeScale[step].min} – {typeScale[step].max} rem
          </dt>
          <dd className={styles.specimen[step]}>{words.sample}</dd>
        </div>
      ))}
    </dl>
  </Stack>
)
