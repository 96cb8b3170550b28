import { Banner } from '@aangiftewijs/ui/Banner'
import { Prose, Text } from '@aangiftewijs/ui/layout'
import { useId } from 'react'
import { T } from '../../copy/words.tsx'
import { usePostedForm } from '../../shell/page-context.tsx'
import { secondFactorWords as words } from './copy.ts'

/** The codes just made, which the page shows once; nothing otherwise. */
export function NewRecoveryCodes() {
  const codes = usePostedForm('recovery-codes')?.fields.codes?.split(' ')
  const titleId = useId()
  if (codes === undefined) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: the page came for them, and never shows them again
    <section tabIndex={-1} autoFocus suppressHydrationWarning aria-labelledby={titleId}>
      <Banner
        variant="warning"
        title={
          <span id={titleId}>
            <T text={words.shownTitle} />
          </span>
        }
        headingLevel={2}
      >
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
    </section>
  )
}
