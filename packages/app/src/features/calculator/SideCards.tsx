import { calculatorBrackets, firstRateParts } from '@aangiftewijs/domain/calculator'
import type { Copy } from '@aangiftewijs/domain/language'
import { formatWholeEuros, percentWords } from '@aangiftewijs/domain/money'
import { amountWords } from '@aangiftewijs/domain/tax-return'
import { Card } from '@aangiftewijs/ui/Card'
import { Link } from '@aangiftewijs/ui/Link'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { MoneyTable } from '@aangiftewijs/ui/MoneyTable'
import { T, useWords } from '../../copy/words.tsx'
import { words } from './copy.ts'

const deductions = [
  { label: amountWords.mortgageInterest.label, anchor: 'mortgage-interest' },
  { label: amountWords.healthcareExpenses.label, anchor: 'healthcare-expenses' },
  { label: amountWords.educationExpenses.label, anchor: 'education-expenses' },
  { label: amountWords.charityDonations.label, anchor: 'donations' },
] as const

/** What the calculator does, the brackets it uses, what is often deducted, and where to go on. */
export const SideCards = () => (
  <Stack gap={6}>
    <Card title={<T text={words.aboutTitle} />}>
      <Stack gap={4}>
        <Text size="sm">
          <T text={words.aboutText} />
        </Text>
        <Brackets />
        <Link href="/tax-guide#brackets">
          <T text={words.readBrackets} />
        </Link>
      </Stack>
    </Card>
    <Card title={<T text={words.commonTitle} />}>
      <Stack as="ul" gap={2}>
        {deductions.map(({ label, anchor }) => (
          <li key={anchor}>
            <Link href={`/tax-guide#${anchor}`}>
              <T text={label} />
            </Link>
          </li>
        ))}
      </Stack>
    </Card>
    <Stack gap={3} align="start">
      <LinkButton href="/tax-filing/setup" variant="secondary">
        <T text={words.fullFiling} />
      </LinkButton>
      <Link href="/tax-guide">
        <T text={words.guide} />
      </Link>
    </Stack>
  </Stack>
)

function Brackets() {
  const say = useWords()
  const rows = calculatorBrackets.map(({ upTo, rate }, place) => ({
    id: `${rate}`,
    label: (
      <T
        text={upTo === null ? words.above : words.upTo}
        values={{ amount: formatWholeEuros(upTo ?? calculatorBrackets[place - 1]?.upTo ?? 0) }}
      />
    ),
    amount: say(percentWords(rate)),
    ...(place === 0 && { note: <T text={words.parts} values={firstRateWords(say)} /> }),
  }))
  return <MoneyTable caption={<T text={words.bracketsCaption} />} rows={rows} />
}

const firstRateWords = (say: (text: Copy) => string) => ({
  tax: say(percentWords(firstRateParts.tax)),
  social: say(percentWords(firstRateParts.socialSecurity)),
})
