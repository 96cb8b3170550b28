import { asksQuestions, pathOf } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { InReach } from '@aangiftewijs/ui/InReach'
import { Link } from '@aangiftewijs/ui/Link'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster } from '@aangiftewijs/ui/layout'
import { type ReactNode, useEffect, useRef } from 'react'
import { T } from '../../../copy/words.tsx'
import { isPlainClick } from '../../../shell/plain-click.ts'
import { returnsPath } from '../../returns/addresses.ts'
import { raceWords, words } from '../copy.ts'
import { discardTyped, keepMine, type StepFormState } from './use-step-form.ts'

interface NoticeProps {
  readonly form: StepFormState
}

/** Above a form: the return was saved in another window, or what the server said to a post without script. */
export function SaveNotice({ form }: NoticeProps) {
  if (form.isOvertaken) return <Race key={form.attempt} form={form} />
  return form.message !== null && <Banner tone="error">{form.message}</Banner>
}

/** Nothing is overwritten. Where something was typed the person chooses a version; else continuing goes on with the newer one, which is shown. */
function Race({ form: { step, id, takeNewer, restored } }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1}>
      <Banner
        tone="warning"
        role="alert"
        title={<T text={raceWords.title} />}
        actions={
          asksQuestions(step) && (
            <Cluster gap={3}>
              {restored === null ? (
                <LinkButton
                  variant="secondary"
                  size="small"
                  href={pathOf(step)}
                  onFollow={(click) => {
                    if (takeNewer === null || !isPlainClick(click)) return
                    click.preventDefault()
                    takeNewer()
                  }}
                >
                  <T text={raceWords.loadNewer} />
                </LinkButton>
              ) : (
                // The page would show the draft again.
                <Button variant="secondary" size="small" type="submit" form={id} {...discardTyped}>
                  <T text={raceWords.loadNewer} />
                </Button>
              )}
              <Button variant="secondary" size="small" type="submit" form={id} {...keepMine}>
                <T text={raceWords.saveMine} />
              </Button>
            </Cluster>
          )
        }
      >
        <T text={asksQuestions(step) ? raceWords.text : raceWords.nothingLost} />
      </Banner>
    </div>
  )
}

/** Trying again leads nowhere: the list has the returns that are there. */
const Gone = () => (
  <>
    <T text={words.gone} />{' '}
    <Link href={returnsPath}>
      <T text={words.toReturns} />
    </Link>
  </>
)

/** Above a form's button, which then says “Try again”: the wizard could not save. */
export const FailureNotice = ({ form, children }: NoticeProps & { readonly children: ReactNode }) =>
  form.hasFailed && (
    <InReach>
      <Banner tone="error" role="status">
        {form.isGone ? <Gone /> : children} {asksQuestions(form.step) && <T text={words.inputKept} />}
      </Banner>
    </InReach>
  )
