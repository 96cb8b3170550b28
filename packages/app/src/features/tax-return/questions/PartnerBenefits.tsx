import { Card } from '@aangiftewijs/ui/Card'
import { Prose } from '@aangiftewijs/ui/layout'
import { T } from '../../../copy/words.tsx'
import { words } from '../partner.copy.ts'

const benefits = [words.benefitSplit, words.benefitAssets, words.benefitCredit, words.benefitOne]

/** The card beside the partner's form: why one would file together. Spec 2 § 2.3. */
export function PartnerBenefits() {
  return (
    <Card title={<T text={words.benefits} />} headingLevel={2}>
      <Prose>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit.en}>
              <T text={benefit} />
            </li>
          ))}
        </ul>
        <h3>
          <T text={words.whoTitle} />
        </h3>
        <p>
          <T text={words.whoText} />
        </p>
        <p>
          <T text={words.whoDied} />
        </p>
        <p>
          <T text={words.whoAbroad} />
        </p>
      </Prose>
    </Card>
  )
}
