import { formulaWords } from '@aangiftewijs/domain/lawful-result'
import { type Cents, formatEuros } from '@aangiftewijs/domain/money'
import type { DividedPart, Household } from '@aangiftewijs/domain/tax-law'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { divisionOf, type Move, type Why as Reasons, worthIt } from '@aangiftewijs/domain/what-if'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Card } from '@aangiftewijs/ui/Card'
import { Disclosure } from '@aangiftewijs/ui/Disclosure'
import { Cluster, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { useMemo } from 'react'
import { pageLanguage, T, useLanguageChoice } from '../../copy/words.tsx'
import { divideHere } from './addresses.ts'
import { divisionWords } from './copy.ts'
import { DivisionCurves } from './DivisionCurves.tsx'
import { DivisionForm } from './DivisionForm.tsx'
import { type Divided, isChosen } from './divided.ts'
import { MovesTable } from './MovesTable.tsx'
import { OwnDivision } from './OwnDivision.tsx'
import { PartnerUnknown } from './PartnerUnknown.tsx'
import { WhoTakesWhat } from './WhoTakesWhat.tsx'

interface DivisionCardProps {
  readonly filing: TaxFiling
  readonly household: Household
}

/** The best division of a couple, what it saves and why, the press that uses it, and a division of their own instead. */
export function DivisionCard({ filing, household }: DivisionCardProps) {
  const { year } = filing
  const division = useMemo(() => divisionOf(year, household), [year, household])
  return (
    <Card as="section" id={divideHere} title={<T text={divisionWords.title} />}>
      {division === null ? (
        <Nothing household={household} />
      ) : (
        <Stack gap={6}>
          <Saved division={division} filing={filing} />
          <WhoTakesWhat parts={division.best.parts.map(signed)} />
          <Choice division={division} filing={filing} />
          {division.why && <Why why={division.why} />}
          <DivisionCurves parts={division.best.parts} />
          {!filing.completed && <OwnDivision division={division} filing={filing} household={household} />}
        </Stack>
      )}
    </Card>
  )
}

function Nothing({ household }: Pick<DivisionCardProps, 'household'>) {
  if (household.partner?.wages !== undefined)
    return (
      <Text>
        <T text={divisionWords.nothing} />
      </Text>
    )
  return <PartnerUnknown text={divisionWords.partnerUnknown} />
}

function savedWords(even: Cents) {
  if (even <= 0) return divisionWords.evenIsBest
  return even < worthIt ? divisionWords.evenIsNearlyBest : divisionWords.savesEven
}

function Saved({ division, filing }: Divided) {
  const { even, undivided, asGiven } = division.best.saves
  return (
    <Stack gap={2}>
      <Text size="lg">
        <T text={savedWords(even)} values={{ amount: formatEuros(even) }} />
      </Text>
      {undivided > 0 && (
        <Text>
          <T text={divisionWords.savesUndivided} values={{ amount: formatEuros(undivided) }} />
        </Text>
      )}
      {asGiven > 0 && asGiven !== even && (
        <Text tone="warning">
          <T text={divisionWords.costsNow} values={{ amount: formatEuros(asGiven) }} />
        </Text>
      )}
      {isChosen({ division, filing }) && (
        <Banner tone="success">
          <T text={divisionWords.counts} />
        </Banner>
      )}
    </Stack>
  )
}

/** As it counts in the income; a search has sizes. */
const signed = ({ part, whole, taxpayer, partner }: DividedPart): DividedPart => {
  const sign = Math.sign(whole)
  return { part, whole, taxpayer: sign * taxpayer + 0, partner: sign * partner + 0 }
}

/** The forms: the first stays the same element when its press is done, so that the focus stays. */
function Choice({ division, filing }: Divided) {
  if (filing.completed)
    return (
      <Text tone="muted">
        <T text={divisionWords.readOnly} />
      </Text>
    )
  const chosen = isChosen({ division, filing })
  return (
    <Cluster gap={3}>
      <DivisionForm intent={chosen ? 'undo' : 'apply'} filing={filing} splitData={division.splitData} />
      {!chosen && filing.splitData !== null && (
        <DivisionForm intent="undo" filing={filing} splitData={division.splitData} />
      )}
    </Cluster>
  )
}

/** What the tax moved by most, either way. */
const reasonWords = {
  lowers: { taxpayer: divisionWords.yoursLowers, partner: divisionWords.partnersLowers },
  raises: { taxpayer: divisionWords.yoursRaises, partner: divisionWords.partnersRaises },
} as const

function Reason({ move, way }: { readonly move: Move | undefined; readonly way: keyof typeof reasonWords }) {
  const language = pageLanguage(useLanguageChoice())
  if (move === undefined) return null
  const { line, person, before, after } = move
  const values = {
    line: formulaWords(line, language).label.toLowerCase(),
    before: formatEuros(Math.abs(before)),
    after: formatEuros(Math.abs(after)),
  }
  return <T text={reasonWords[way][person ?? 'taxpayer']} values={values} />
}

interface WhyProps {
  readonly why: Reasons
}

function Why({ why: { moves, tax, smallAmounts } }: WhyProps) {
  return (
    <Stack gap={3}>
      <Heading level={3} size="md">
        <T text={divisionWords.why} />
      </Heading>
      <Text>
        <Reason move={moves.find(({ by }) => by < 0)} way="lowers" />{' '}
        <Reason move={moves.find(({ by }) => by > 0)} way="raises" />{' '}
        {smallAmounts && (
          <T
            text={divisionWords.smallAmounts}
            values={{ charged: formatEuros(smallAmounts.charged), refunded: formatEuros(smallAmounts.refunded) }}
          />
        )}
      </Text>
      <Disclosure summary={<T text={divisionWords.reasons} />}>
        <MovesTable
          caption={divisionWords.reasons}
          moves={moves}
          isCouple
          before={divisionWords.half}
          after={divisionWords.best}
          isCaptionHidden
          total={{ label: divisionWords.together, before: tax.half, after: tax.best }}
        />
      </Disclosure>
    </Stack>
  )
}
