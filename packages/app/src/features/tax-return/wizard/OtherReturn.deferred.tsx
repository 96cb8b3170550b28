import { Banner } from '@aangiftewijs/ui/Banner'
import { T } from '../../../copy/words.tsx'
import { useCurrentFiling } from '../../../ports/queries.ts'
import { ReturnAction } from '../../returns/ReturnAction.tsx'
import { otherReturnWords as words } from './other-return.copy.ts'
import { useReturnBefore } from './other-return.ts'

/** Says that another year's return is open than the one this window showed, and leads back to that one; nothing where it is the same. */
export function Part() {
  const filing = useCurrentFiling()
  const before = useReturnBefore(filing)
  if (filing === null || before === null) return null
  const values = { year: filing.year, before: before.year }
  return (
    <Banner
      tone="warning"
      role="status"
      title={<T text={words.title} values={values} />}
      actions={
        <ReturnAction filing={before} intent="open">
          <T text={words.back} values={values} />
        </ReturnAction>
      }
    >
      <T text={words.text} values={values} />
    </Banner>
  )
}
