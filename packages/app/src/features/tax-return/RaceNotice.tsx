import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster } from '@aangiftewijs/ui/layout'
import { useEffect, useRef } from 'react'
import { T } from '../../copy/words.tsx'
import { raceWords } from './copy.ts'
import type { StepFormState } from './use-step-form.ts'

interface RaceNoticeProps {
  readonly path: string
  readonly formId: string
  readonly form: Pick<StepFormState, 'takeNewer' | 'keepMine' | 'message'>
}

/**
 * The return was saved in another window: nothing is overwritten and the person chooses. After a post without script
 * (`message` is there) the form already carries the newer version, so sending it again saves it.
 */
export function RaceNotice({ path, formId, form }: RaceNoticeProps) {
  const isHydrated = useHydrated()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const isByChart = isHydrated && form.message === null
  return (
    <div ref={notice} tabIndex={-1}>
      <Banner
        variant="warning"
        role="alert"
        title={<T text={raceWords.title} />}
        actions={
          <Cluster gap={3}>
            {isByChart ? (
              <Button variant="secondary" size="small" onPress={form.takeNewer}>
                <T text={raceWords.loadNewer} />
              </Button>
            ) : (
              <LinkButton variant="secondary" size="small" href={path}>
                <T text={raceWords.loadNewer} />
              </LinkButton>
            )}
            {isByChart ? (
              <Button variant="secondary" size="small" onPress={form.keepMine}>
                <T text={raceWords.saveMine} />
              </Button>
            ) : (
              <Button variant="secondary" size="small" type="submit" form={formId}>
                <T text={raceWords.saveMine} />
              </Button>
            )}
          </Cluster>
        }
      >
        <T text={raceWords.text} />
      </Banner>
    </div>
  )
}
