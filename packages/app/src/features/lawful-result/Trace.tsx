import type { Copy } from '@aangiftewijs/domain/language'
import { formulaWords, type LineWords, resultWords, toldFrom } from '@aangiftewijs/domain/lawful-result'
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
    const words = formulaWords(line)
    const { label } = words
    return {
      id: line.id,
      label: <T text={isCouple ? whose(line, label) : label} values={{ line: say(label) }} />,
      amount: formatEuros(line.amount),
      ...(isExplained(line, words) && { how: <How words={words} law={line.law} /> }),
      parts: line.parts.map(nodeOf),
      steps: line.steps.map(nodeOf),
      isOpen: /\.(settlement|balance)$/.test(line.id),
    }
  }
  return <FigureTree root={nodeOf(toldFrom(of))} stepsLabel={<T text={resultWords.steps} />} />
}

const isExplained = ({ law }: TraceLine, { how, rounding }: LineWords) =>
  how.en !== '' || rounding !== null || law !== undefined

/** On a joint return the lines of each person say whose they are. */
function whose({ id }: TraceLine, label: Copy): Copy {
  if (id === 'taxpayer.settlement') return resultWords.yours
  if (id === 'partner.settlement') return resultWords.partners
  return label
}

interface HowProps extends Pick<TraceLine, 'law'> {
  readonly words: LineWords
}

/** The formula in words, the rounding, and the article with its dated official address. */
const How = ({ words: { how, rounding }, law }: HowProps) => (
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
    {law && (
      <Link href={law.address} isExternal externalLabel={<T text={resultWords.opensElsewhere} />}>
        {law.article}
      </Link>
    )}
  </>
)
