import type { Problem } from '@aangiftewijs/domain/problem'
import {
  type AlsoCountName,
  type AmountName,
  type AmountStep,
  alsoCountAt,
  alsoWordsIn,
  amountWords,
  pathOf,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { Link } from '@aangiftewijs/ui/Link'
import { Stack } from '@aangiftewijs/ui/layout'
import { Verdict } from '@aangiftewijs/ui/Verdict'
import { T, useWords } from '../../copy/words.tsx'
import { lawfulResultId } from './ResultVerdict.tsx'
import { unreadWords as words } from './unread.copy.ts'

interface UnreadVerdictProps {
  readonly filing: TaxFiling
  readonly step: AmountStep
  /** The amounts that cannot be read. */
  readonly unread: readonly Problem[]
}

/** The headline while an amount that is typed cannot be read: which, and no figure of any kind. */
export function UnreadVerdict({ filing, step, unread }: UnreadVerdictProps) {
  const say = useWords()
  const labelOf = (name: string) =>
    say(
      (name in alsoCountAt[step] ? alsoWordsIn(filing, name as AlsoCountName) : amountWords[name as AmountName]).label,
    )
  const fields = unread.map(({ field }) => ({ field, label: labelOf(field) }))
  return (
    <Verdict
      id={lawfulResultId}
      tone="neutral"
      sentence={
        <T
          text={words[unread.length > 1 ? 'several' : 'one']}
          values={{ field: fields[0]?.label ?? '', count: unread.length }}
        />
      }
      remark={<T text={words.remark} />}
    >
      <Stack as="ul" gap={2}>
        {fields.map(({ field, label }) => (
          <li key={field}>
            <Link href={`${pathOf(step)}#${field}`}>
              <T text={words.toField} values={{ field: label }} />
            </Link>
          </li>
        ))}
      </Stack>
    </Verdict>
  )
}
