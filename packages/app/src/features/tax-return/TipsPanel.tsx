import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { tipsMachine } from '@aangiftewijs/machines/tips'
import { Button } from '@aangiftewijs/ui/Button'
import { Card } from '@aangiftewijs/ui/Card'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { inspected } from '../../shell/inspection.ts'
import { showToast } from '../../shell/toasts.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { words as wizardWords } from './copy.ts'
import { actionWords as words } from './review.copy.ts'
import { TipsList } from './TipsList.tsx'

interface TipsPanelProps {
  readonly filing: TaxFiling
  readonly documents: readonly TaxDocument[]
}

/** The tips generator: a press, a second and a half, at most five tips. Without script it links to the guide. Spec 2 § 4. */
export function TipsPanel({ filing, documents }: TipsPanelProps) {
  const say = useWords()
  const isHydrated = useHydrated()
  const [snapshot, send] = useMachine(tipsMachine, inspected())
  const isFailed = snapshot.hasTag('failed')
  const isWithoutFiling = snapshot.hasTag('no-filing')
  const tell = useEffectEvent(() => {
    const text = isFailed ? words.tipsFailed : words.tipsNoFiling
    showToast({ variant: 'destructive', title: say(wizardWords.error), text: say(text) })
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
          <LinkButton variant="secondary" href="/tax-guide#deductions">
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
