import { askedOtherwise, pathOf, questionWords } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Link } from '@aangiftewijs/ui/Link'
import { Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../../copy/words.tsx'
import { useCurrentFiling } from '../../../ports/queries.ts'
import { usePage } from '../../../shell/page-context.tsx'
import { controlIdOf } from '../step-form/step-fields.ts'
import { againWords as words } from './asked-again.copy.ts'

/** Above the amounts of a step: those that a couple was asked of both, in a return that is of one person now, and the other way round. */
export function Part() {
  const { path } = usePage()
  const filing = useCurrentFiling()
  const again = filing && askedOtherwise(filing).find(({ step }) => pathOf(step) === path)
  if (!again) return null
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
                <Link href={`#${controlIdOf(again.step, name)}`}>
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
