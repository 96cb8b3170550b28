import { formulaWords, resultWords, toldFrom } from '@aangiftewijs/domain/lawful-result'
import { formatEuros } from '@aangiftewijs/domain/money'
import type { ComputedReturn, TraceLine } from '@aangiftewijs/domain/tax-law'
import { type FigureNode, FigureTree } from '@aangiftewijs/ui/FigureTree'
import { Link } from '@aangiftewijs/ui/Link'
import { T, useWords } from '../../copy/words.tsx'

/** How a computed return came about, line by line, down to what was answered. */
export function Trace({ of }: { readonly of: ComputedReturn }) {
  const say = useWords()
  const isCouple = of.partner !== undefined
  const nodeOf = (line: TraceLine): FigureNode => {
    const { label } = formulaWords(line)
    return {
      id: line.id,
      label: <T text={isCouple ? whose(line) : label} values={{ line: say(label) }} />,
      amount: formatEuros(line.amount),
      ...(isExplained(line) && { how: <How line={line} /> }),
      parts: line.parts.map(nodeOf),
      steps: line.steps.map(nodeOf),
      isOpen: /\.(settlement|balance)$/.test(line.id),
    }
  }
  return <FigureTree root={nodeOf(toldFrom(of))} stepsLabel={<T text={resultWords.steps} />} />
}

const isExplained = (line: TraceLine) => {
  const { how, rounding } = formulaWords(line)
  return how.en !== '' || rounding !== null || line.law !== undefined
}

/** On a joint return the lines of each person say whose they are. */
function whose(line: TraceLine) {
  if (line.id === 'taxpayer.settlement') return resultWords.yours
  if (line.id === 'partner.settlement') return resultWords.partners
  return formulaWords(line).label
}

/** The formula in words, the rounding, and the article with its dated official address. */
function How({ line }: { readonly line: TraceLine }) {
  const { how, rounding } = formulaWords(line)
  return (
    <>
      {how.en !== '' && (
        <>
          <T text={how} />{' '}
        </>
      )}
      {rounding && (
        <>
          <T text={rounding} />{' '}
        </>
      )}
      {line.law && (
        <Link href={line.law.address} isExternal externalLabel={<T text={resultWords.opensElsewhere} />}>
          {line.law.article}
        </Link>
      )}
    </>
  )
}
