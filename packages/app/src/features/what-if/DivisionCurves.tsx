import { formatEuros } from '@aangiftewijs/domain/money'
import type { OptimisedPart } from '@aangiftewijs/domain/tax-law'
import { curveOf, partWords } from '@aangiftewijs/domain/what-if'
import { DataTable } from '@aangiftewijs/ui/DataTable'
import { Disclosure } from '@aangiftewijs/ui/Disclosure'
import { LineChart } from '@aangiftewijs/ui/LineChart'
import { Stack } from '@aangiftewijs/ui/layout'
import { T, useWords } from '../../copy/words.tsx'
import { divisionWords, words } from './copy.ts'

/** Over what the taxpayer takes of each part, how much more both settle than at best: a line each, with its table. */
export const DivisionCurves = ({ parts }: { readonly parts: readonly OptimisedPart[] }) => (
  <Disclosure summary={<T text={divisionWords.curves} />}>
    <Stack gap={8}>
      {parts.map((part) => (
        <Curve key={part.part} part={part} />
      ))}
    </Stack>
  </Disclosure>
)

function Curve({ part }: { readonly part: OptimisedPart }) {
  const say = useWords()
  const points = curveOf(part)
  const name = { part: say(partWords[part.part]) }
  return (
    <LineChart
      label={<T text={divisionWords.curve} values={name} />}
      points={points.map(({ taxpayer, more }) => ({ x: taxpayer, y: more }))}
      marked={{
        point: { x: part.taxpayer, y: 0 },
        label: <T text={divisionWords.bestPoint} values={{ amount: formatEuros(part.taxpayer) }} />,
      }}
      high={
        <T text={divisionWords.more} values={{ amount: formatEuros(Math.max(...points.map(({ more }) => more))) }} />
      }
      low={<T text={divisionWords.least} />}
      start={<T text={divisionWords.allPartner} />}
      end={<T text={divisionWords.allYours} />}
    >
      <DataTable
        caption={<T text={divisionWords.curveTable} values={name} />}
        columns={[
          { id: 'you', label: <T text={words.you} />, align: 'end' },
          { id: 'partner', label: <T text={words.partner} />, align: 'end' },
          { id: 'more', label: <T text={divisionWords.moreThanBest} />, align: 'end' },
        ]}
        rows={points.map(({ taxpayer, partner, more }) => ({
          id: String(taxpayer),
          cells: { you: formatEuros(taxpayer), partner: formatEuros(partner), more: formatEuros(more) },
        }))}
      />
    </LineChart>
  )
}
