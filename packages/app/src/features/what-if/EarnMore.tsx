import { formatEuros, formatWholeEuros, percentWords } from '@aangiftewijs/domain/money'
import { type Household, marginalRate, type Role } from '@aangiftewijs/domain/tax-law'
import { taxMovesOf } from '@aangiftewijs/domain/what-if'
import { Card } from '@aangiftewijs/ui/Card'
import { Disclosure } from '@aangiftewijs/ui/Disclosure'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { T, useWords } from '../../copy/words.tsx'
import { earnWords, words } from './copy.ts'
import { MovesTable } from './MovesTable.tsx'
import { PartnerUnknown } from './PartnerUnknown.tsx'

const extra = 100_000

interface EarnMoreProps {
  readonly year: number
  readonly household: Household
}

/** What is left of € 1,000 more wage: the marginal rate with its credits. */
export const EarnMore = ({ year, household }: EarnMoreProps) => (
  <Card as="section" title={<T text={earnWords.title} />}>
    <Stack gap={6}>
      <Earner year={year} household={household} earner="taxpayer" />
      {household.partner && <PartnerEarner year={year} household={household} />}
    </Stack>
  </Card>
)

/** Computed from no wage at all, the partner's thousand would be free of tax: while the wage is not known nothing is said of it. */
function PartnerEarner({ year, household }: EarnMoreProps) {
  if (household.partner?.wages !== undefined) return <Earner year={year} household={household} earner="partner" />
  return (
    <Stack gap={3}>
      <Heading level={3} size="md">
        <T text={earnWords.ofPartner} />
      </Heading>
      <PartnerUnknown text={earnWords.partnerUnknown} />
    </Stack>
  )
}

/** Thousandths of a percent, to the tenth. */
const toTheTenth = (rate: number) => percentWords(Math.round(rate / 100) * 10)

function Earner({ year, household, earner }: EarnMoreProps & { readonly earner: Role }) {
  const say = useWords()
  const earned = marginalRate(year, household, extra, earner)
  if (earned.kind !== 'marginal') return null
  const { tax, rate, compared } = earned
  const isCouple = household.partner !== undefined
  const values = {
    extra: formatWholeEuros(extra / 100),
    kept: formatEuros(extra - tax),
    tax: formatEuros(Math.abs(tax)),
    rate: say(toTheTenth(rate)),
  }
  return (
    <Stack gap={3}>
      {isCouple && (
        <Heading level={3} size="md">
          <T text={earner === 'taxpayer' ? earnWords.ofYours : earnWords.ofPartner} />
        </Heading>
      )}
      <Text>
        <T text={tax < 0 ? earnWords.gains : earnWords.keeps} values={values} />
      </Text>
      <Disclosure summary={<T text={earnWords.table} values={values} />}>
        <MovesTable
          caption={earnWords.table}
          values={values}
          moves={taxMovesOf(compared)}
          isCouple={isCouple}
          before={words.before}
          after={words.after}
          isCaptionHidden
          total={{ label: words.total, before: compared.before.balance, after: compared.after.balance }}
        />
      </Disclosure>
    </Stack>
  )
}
