import { secondFactorPaths } from '@aangiftewijs/domain/session'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { Prose, Text } from '@aangiftewijs/ui/layout'
import { useId } from 'react'
import { T } from '../../copy/words.tsx'
import { usePostedForm } from '../../shell/page-context.tsx'
import { secondFactorWords as words } from './copy.ts'

/** Said until a person tells that they kept their codes: the page that shows them may have been lost on the way. */
export const CodesNotKept = () => (
  <Banner tone="warning" title={<T text={words.keptNot} />} headingLevel={2}>
    <T text={words.keptNotText} />
  </Banner>
)

/** The codes just made, which the page shows once; nothing otherwise. */
export function NewRecoveryCodes() {
  const posted = usePostedForm('recovery-codes')
  const codes = posted?.fields.codes?.split(' ')
  const titleId = useId()
  if (codes === undefined) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: the page came for them, and never shows them again
    <section tabIndex={-1} autoFocus suppressHydrationWarning aria-labelledby={titleId}>
      <Banner
        tone="warning"
        title={
          <span id={titleId}>
            <T text={words.shownTitle} />
          </span>
        }
        headingLevel={2}
        actions={
          <form method="post" action={secondFactorPaths.settings}>
            <input type="hidden" name="intent" value="keep-codes" />
            <input type="hidden" name="mark" value={posted?.fields.mark} />
            <Button type="submit" variant="secondary">
              <T text={words.keepCodes} />
            </Button>
          </form>
        }
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
