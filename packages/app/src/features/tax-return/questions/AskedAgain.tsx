import { type AmountStep, askedOtherwise, questionWords, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Link } from '@aangiftewijs/ui/Link'
import { Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../../copy/words.tsx'
import { controlIdOf } from '../step-form/step-fields.ts'
import { againWords as words } from './asked-again.copy.ts'

interface AskedAgainProps {
  readonly step: AmountStep
  readonly filing: TaxFiling
}

/** Above the amounts of a step: those that a couple was asked of both, in a return that is of one person now, and the other way round. */
export function AskedAgain({ step, filing }: AskedAgainProps) {
  const again = askedOtherwise(filing).find((one) => one.step === step)
  if (again === undefined || filing.completed) return null
  const { isJointFiling } = filing
  return (
    <Banner tone="warning" title={<T text={isJointFiling ? words.together : words.alone} />}>
      <Stack gap={3}>
        <T text={isJointFiling ? words.togetherText : words.aloneText} />
        <ul>
          {again.names.map((name) => {
            const { label, term = label } = questionWords[name]
            return (
              <li key={name}>
                <Link href={`#${controlIdOf(step, name)}`}>
                  <T text={term} />
                </Link>
              </li>
            )
          })}
        </ul>
      </Stack>
    </Banner>
  )
}
