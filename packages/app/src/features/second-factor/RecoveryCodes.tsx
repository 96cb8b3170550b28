import { Banner } from '@aangiftewijs/ui/Banner'
import { Prose, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { usePostedForm } from '../../shell/page-context.tsx'
import { secondFactorWords as words } from './copy.ts'

/** The codes just made, which the page shows once; nothing otherwise. */
export function NewRecoveryCodes() {
  const codes = usePostedForm('recovery-codes')?.fields.codes?.split(' ')
  if (codes === undefined) return null
  return (
    <Banner variant="warning" title={<T text={words.shownTitle} />} headingLevel={2}>
      <Text>
        <T text={words.shownText} />
      </Text>
      <Prose>
        <ul>
          {codes.map((code) => (
            <li key={code} translate="no">
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </Prose>
    </Banner>
  )
}
