import { tipsMachine } from '@aangiftewijs/machines/tips'
import { Button } from '@aangiftewijs/ui/Button'
import { Card } from '@aangiftewijs/ui/Card'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { useDocuments, useNewestFiling } from '../../ports/queries.ts'
import { inspected } from '../../shell/inspection.ts'
import { useHydrated } from '../../shell/page-context.tsx'
import { showToast } from '../../shell/toasts.ts'
import { TipsList } from './TipsList.tsx'
import { words } from './tips.copy.ts'

/** The tips generator: a press, a second and a half, at most five tips. Without script it links to the guide. Spec 2 § 4. */
export function TipsPanel() {
  const filing = useNewestFiling()
  const documents = useDocuments()
  const say = useWords()
  const isHydrated = useHydrated()
  const [snapshot, send] = useMachine(tipsMachine, inspected())
  const isFailed = snapshot.hasTag('failed')
  const isWithoutFiling = snapshot.hasTag('no-filing')
  const tell = useEffectEvent(() => {
    const text = isFailed ? words.tipsFailed : words.tipsNoFiling
    showToast({ variant: 'destructive', title: say(words.error), text: say(text) })
  })
  useEffect(() => {
    if (isFailed || isWithoutFiling) tell()
  }, [isFailed, isWithoutFiling])
  const isShown = snapshot.hasTag('shown')
  return (
    <Card
      as="section"
      title={<T text={words.tips} />}
      headingLevel={2}
      actions={
        isHydrated ? (
          <Button
            variant="secondary"
            isPending={snapshot.hasTag('generating')}
            pendingLabel={<T text={words.generatingTips} />}
            onPress={() => send({ type: 'tips are asked for', filing, documents })}
          >
            <T text={isShown ? words.generateTipsAgain : words.generateTips} />
          </Button>
        ) : (
          <LinkButton variant="secondary" href="/tax-guide#deductions" data-role="button">
            <T text={words.readMore} />
          </LinkButton>
        )
      }
    >
      <Stack gap={4}>
        <Text>
          <T text={words.tipsIntro} />
        </Text>
        {isFailed && (
          <Text tone="error">
            <T text={words.tipsFailed} />
          </Text>
        )}
        <div aria-live="polite">{isShown && <TipsList tips={snapshot.context.tips} />}</div>
      </Stack>
    </Card>
  )
}
