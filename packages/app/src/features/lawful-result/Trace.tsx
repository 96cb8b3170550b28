import type { Copy } from '@aangiftewijs/domain/language'
import { formulaWords, minusWords, resultWords, settledIn, toldFrom } from '@aangiftewijs/domain/lawful-result'
import { formatEuros } from '@aangiftewijs/domain/money'
import type { ComputedReturn, TraceLine } from '@aangiftewijs/domain/tax-law'
import { type FigureNode, FigureTree } from '@aangiftewijs/ui/FigureTree'
import { Link } from '@aangiftewijs/ui/Link'
import type { ReactNode } from 'react'
import { pageLanguage, T, useLanguageChoice, useText } from '../../copy/words.tsx'
import { MadeOnce } from '../../deferred/made-once.tsx'

/** How a computed return came about, line by line, down to what was answered. */
export function Trace({ of }: { readonly of: ComputedReturn }) {
  const language = pageLanguage(useLanguageChoice())
  const text = useText()
  const opensElsewhere = text(resultWords.opensElsewhere)

  /** The formula in words, the rounding, and the article with its dated official address; nothing where the parts say it. */
  const toldHow = ({ law }: TraceLine, how: string, rounding: Copy | null): ReactNode =>
    (how !== '' || rounding !== null || law !== undefined) && (
      <>
        {how !== '' && `${how} `}
        {rounding && <>{text(rounding)} </>}
        {law && (
          <MadeOnce name={`${law.article} ${law.address}`}>
            <Link href={law.address} isExternal externalLabel={opensElsewhere}>
              <span lang="nl">{law.article}</span>
            </Link>
          </MadeOnce>
        )}
      </>
    )

  const nodeOf = (line: TraceLine): FigureNode => {
    const { label, how, rounding } = formulaWords(line, language)
    const settled = settledIn(line)
    return {
      id: line.id,
      label: settled ? text(settled.label) : label,
      amount: formatEuros(settled?.amount ?? line.amount),
      how: toldHow(line, how, rounding),
      parts: line.parts.map(nodeOf),
      steps: line.steps.map(nodeOf),
      isOpen: /\.(settlement|balance)$/.test(line.id),
    }
  }
  const root = nodeOf(toldFrom(of))
  const how = (
    <>
      <T text={minusWords} /> {root.how}
    </>
  )
  return <FigureTree root={{ ...root, how }} stepsLabel={<T text={resultWords.steps} />} />
}
